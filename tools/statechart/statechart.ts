import ELK, { type ElkExtendedEdge, type ElkNode, type ElkPoint } from 'elkjs';
import type { AnyStateMachine } from 'xstate';
import { chartGraphOf, LINE_HEIGHT, stateCount, type ChartGraph } from './chartGraph';

/** Escapes a text for HTML and SVG. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function textAt(x: number, y: number, text: string, look: string): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" class="${look}">${escaped(text)}</text>`;
}

function drawnNode(node: ElkNode, chart: ChartGraph): string {
  const { x = 0, y = 0, width = 0, height = 0, children = [] } = node;
  const look = chart.looks.get(node.id) ?? 'state';
  if (look === 'beginning') return `<circle cx="${x + 5}" cy="${y + 5}" r="5" class="beginning"/>`;
  const box = (inset: number) =>
    `<rect x="${x + inset}" y="${y + inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${9 - inset}" class="${look}" data-state="${escaped(node.id)}"/>`;
  const lines = chart.lines.get(node.id) ?? [];
  const centred = look === 'state' || look === 'final' || look === 'anywhere';
  const at = centred ? x + width / 2 : x + 14;
  const texts = lines.map((line, index) =>
    textAt(
      at,
      y + (index + 1) * LINE_HEIGHT + (centred ? 2 : 6),
      line.text,
      `${line.look}${centred ? ' centred' : ''}`,
    ),
  );
  return [
    box(0),
    ...(look === 'final' ? [box(3)] : []),
    ...texts,
    ...children.map((child) => drawnNode(child, chart)),
  ].join('');
}

/** An orthogonal line with rounded corners. */
function roundedLine(points: readonly ElkPoint[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  const corner = 7;
  const parts = rest.map((point, index) => {
    const next = rest[index + 1];
    const before = points[index] ?? point;
    if (next === undefined) return `L${point.x} ${point.y}`;
    const towards = (other: ElkPoint) => {
      const length = Math.hypot(other.x - point.x, other.y - point.y) || 1;
      const part = Math.min(corner, length / 2) / length;
      return `${point.x + (other.x - point.x) * part} ${point.y + (other.y - point.y) * part}`;
    };
    return `L${towards(before)}Q${point.x} ${point.y} ${towards(next)}`;
  });
  return `M${first.x} ${first.y}${parts.join('')}`;
}

function drawnEdge(edge: ElkExtendedEdge, chart: ChartGraph): { line: string; label: string } {
  const trigger = chart.triggers.get(edge.id) ?? 'event';
  const line = (edge.sections ?? [])
    .map(({ startPoint, bendPoints = [], endPoint }) =>
      roundedLine([startPoint, ...bendPoints, endPoint]),
    )
    .map(
      (path) =>
        `<path d="${path}" class="edge ${trigger}" data-path="${escaped(edge.id)}" marker-end="url(#arrow-${trigger})"/>`,
    )
    .join('');
  const label = (edge.labels ?? []).flatMap(
    ({ text = '', x = 0, y = 0, width = 0, height = 0 }) => [
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" class="behind"/>`,
      ...text
        .split('\n')
        .map((words, index) =>
          textAt(
            x + width / 2,
            y + 12 + index * (LINE_HEIGHT - 2),
            words,
            `label centred ${trigger}`,
          ),
        ),
    ],
  );
  if (label.length === 0) return { line, label: '' };
  return { line, label: `<g data-path="${escaped(edge.id)}">${label.join('')}</g>` };
}

/** Draws a machine as a self-contained SVG picture; its boxes name their states, and its edges their transitions. */
export async function drawStatechart(machine: AnyStateMachine): Promise<string> {
  const chart = chartGraphOf(machine);
  const placed = await new ELK().layout(chart.graph);
  const { width = 0, height = 0, children = [], edges = [] } = placed;
  const drawn = edges.map((edge) => drawnEdge(edge, chart));
  return [
    `<svg role="img" aria-label="Statechart of ${machine.id}: ${stateCount(machine)} states" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    ...children.map((child) => drawnNode(child, chart)),
    ...drawn.map(({ line }) => line),
    ...drawn.map(({ label }) => label),
    '</svg>',
  ].join('');
}

/** The arrowheads, once for all pictures of a page. */
export const arrowHeads = `<svg width="0" height="0" aria-hidden="true"><defs>${[
  'event',
  'answer',
  'failure',
  'delay',
  'always',
]
  .map(
    (trigger) =>
      `<marker id="arrow-${trigger}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8Z" class="head ${trigger}"/></marker>`,
  )
  .join('')}</defs></svg>`;
