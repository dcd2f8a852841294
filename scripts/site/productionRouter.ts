import { fileURLToPath } from 'node:url';

const development = fileURLToPath(import.meta.resolve('react-router'));

/**
 * Resolves React Router to its build without warnings for developers, which its package has beside the one that it
 * exports.
 */
export const productionRouter = {
  find: /^react-router$/,
  replacement: development.replace(/development([\\/])index\.m?js$/, 'production$1index.mjs'),
};
