import ELK, { type ElkNode } from 'elkjs';
import { escaped } from '../statechart/statechart';

/** The site's pages, and how often the tests' guest went from one to another. */
export type PageLinks = ReadonlyMap<string, ReadonlyMap<string, number>>;

const BOX = { height: 44, letter: 8.2, padding: 28 };

/** Draws the pages and the navigation between them (SVG); null if there was none. */
export async function drawPageMap(links: PageLinks): Promise<string | null> {
  if (links.size === 0) return null;
  const pages = new Set([
    ...links.keys(),
    ...Array.from(links.values()).flatMap((to) => [...to.keys()]),
  ]);
  const edges = Array.from(links).flatMap(([from, reached]) =>
    Array.from(reached, ([to, times]) => ({
      id: `${from} ${to}`,
      sources: [from],
      targets: [to],
      labels: [{ text: String(times), width: 26, height: 14 }],
    })),
  );
  const graph: ElkNode = {
    id: 'map',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'RIGHT',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.layered.spacing.nodeNodeBetweenLayers': '70',
      'elk.spacing.nodeNode': '34',
      'org.eclipse.elk.json.edgeCoords': 'ROOT',
    },
    children: Array.from(pages, (id) => ({
      id,
      width: id.length * BOX.letter + BOX.padding,
      height: BOX.height,
    })),
    edges,
  };
  const placed = await new ELK().layout(graph);
  const { width = 0, height = 0, children = [] } = placed;
  const boxes = children.map(
    ({ id, x = 0, y = 0, width: wide = 0 }) =>
      `<a href="#page:${escaped(id)}"><rect x="${x}" y="${y}" width="${wide}" height="${BOX.height}" rx="10" class="state"/><text x="${x + wide / 2}" y="${y + 27}" class="name centred">${escaped(id)}</text></a>`,
  );
  const lines = (placed.edges ?? []).flatMap(({ sections = [], labels = [] }) => [
    ...sections.map(({ startPoint, bendPoints = [], endPoint }) => {
      const points = [startPoint, ...bendPoints, endPoint];
      return `<path class="edge event" marker-end="url(#arrow-event)" d="M${points.map(({ x, y }) => `${x} ${y}`).join('L')}"/>`;
    }),
    ...labels.map(
      ({ text = '', x = 0, y = 0 }) =>
        `<text x="${x + 13}" y="${y + 11}" class="label centred event">${text}</text>`,
    ),
  ]);
  return `<svg role="img" aria-label="The pages, and the ways between them that the tests walk" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${lines.join('')}${boxes.join('')}</svg>`;
}
