/** The titles of the levels' tests, which are also used to find their results. */

/** The tests of a machine alone. */
export const titleOfMachine = (id: string) => `the machine ${id}`;

/** The test that walks every path. */
export const everyPath = 'keeps all of that along each of its paths';

/** The tests of its view, each named by its path. */
export const titleOfView = (id: string) => `the view of ${id}`;

/** The walk of a path in a real browser. */
export const titleOfRealWalk = (id: string, story: string) => `${id}: ${story}`;

/** The title of a scenario's test at a level, or of the machine's, if the level walks everything. */
export function testedAs(level: number, id: string, story: string): string {
  if (level === 1) return `${titleOfMachine(id)} ${everyPath}`;
  return level === 2 ? `${titleOfView(id)} ${story}` : titleOfRealWalk(id, story);
}
