import type { Case } from './case';
import { SITE, siteText, RULES, rulesText } from './parts';
import { quoted } from './shell';

const nodeOf = (place: string) => `${place}/node/node_modules/node/bin`;
const npmOf = (major: string) => (major === '24' ? '11' : '10');

/** A Node version from npm, with its npm. */
function nodeCase(major: string): Case {
  return {
    name: `node-${major}`,
    what: `Node ${major} with npm ${npmOf(major)}`,
    part: `\`npm ci\`, ${siteText}, ${rulesText}`,
    steps: [{ run: 'npm ci' }, { run: 'node --version && npm --version' }, ...SITE, ...RULES],
    env: ({ place }) => ({
      PATH: `${nodeOf(place)}:${place}/node/node_modules/.bin:${process.env.PATH ?? ''}`,
    }),
    prepare: ({ place }) => [
      `npm install --silent --no-save --prefix ${quoted(`${place}/node`)} node@${major} npm@${npmOf(major)}`,
    ],
  };
}

/** Versions of Node and npm, and ways to install. */
export const nodeCases: readonly Case[] = [
  ...['20', '22', '24'].map(nodeCase),
  {
    name: 'npm-ci-twice',
    what: '`npm ci` twice',
    part: `\`npm ci\` twice, ${siteText}`,
    steps: [{ run: 'npm ci' }, { run: 'npm ci' }, ...SITE],
  },
];
