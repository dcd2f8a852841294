import { models } from '../../models/all';
import { arrowHeads, drawStatechart } from '../../tools/statechart/statechart';

/** The pictures of all machines (SVG), by the machines' ids. */
export async function drawnStatecharts(): Promise<Record<string, string>> {
  const drawn = models.map(
    async ({ id, machine }) => [id, `${arrowHeads}${await drawStatechart(machine)}`] as const,
  );
  return Object.fromEntries(await Promise.all(drawn));
}
