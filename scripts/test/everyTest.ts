/** Whether all tests run (`npm run test:all`, or `EVERY_TEST=yes` before a runner), or those of every day. */
export const everyTest = process.env.EVERY_TEST === 'yes';
