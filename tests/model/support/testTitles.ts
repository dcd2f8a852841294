/** The tests of a machine alone. */
export const titleOfMachine = (id: string) => `the machine ${id}`;

/** The test that walks every path. */
export const everyPath = 'keeps all of that along each of its paths';

/** The tests of its view, each named by its path. */
export const titleOfView = (id: string) => `the view of ${id}`;

/** The walk of a path in a real browser. */
export const titleOfRealWalk = (id: string, story: string) => `${id}: ${story}`;
