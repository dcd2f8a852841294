import { existsSync } from 'node:fs';
import { mountable } from './abilities';
import type { Case } from './case';
import { SITE, siteText, LOOKS, looksText } from './parts';
import { quoted } from './shell';

/** Runs a command with other font folders. */
const withFonts = (lay: string) => () => (command: string) =>
  `unshare --mount bash -c ${quoted(`mount -t tmpfs none /usr/share/fonts && ${lay} && ${command}`)}`;

/** An installed Chromium, in its usual place or where CHROMIUM_PATH says. */
const installed = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Browsers and fonts, which affect how stories look. */
export const lookCases: readonly Case[] = [
  {
    name: 'installed-chromium',
    what: "Debian's Chromium, named in `CHROMIUM_PATH`",
    part: `${siteText}, ${looksText}`,
    steps: [...SITE, ...LOOKS],
    missing: () => (existsSync(installed) ? null : `there is no ${installed}`),
    env: () => ({ CHROMIUM_PATH: installed }),
  },
  {
    name: 'old-chromium',
    what: 'a Chromium that is too old, named in `CHROMIUM_PATH`',
    part: 'start of the journeys',
    alwaysPart: true,
    expected: 'fails, and says which version it needs',
    steps: [
      {
        run: 'npx playwright test tests/browser/head.test.ts',
        fails: /is too old: 90\.0\.4430\.212, and the tests need \d+ or newer/,
      },
    ],
    prepare: ({ place }) => [
      `printf '#!/bin/sh\\necho Chromium 90.0.4430.212\\n' > old-chromium && chmod +x ${quoted(`${place}/old-chromium`)}`,
    ],
    env: ({ place }) => ({ CHROMIUM_PATH: `${place}/old-chromium` }),
  },
  {
    name: 'no-packaged-browser',
    what: "npm's Chromium can't run, and none is installed",
    part: 'start of the stories',
    alwaysPart: true,
    expected: 'fails, and says what to install',
    steps: [
      {
        run: 'npx playwright test --config tests/stories/playwright.config.ts',
        fails: /The tests find no browser\. The Chromium from npm does not run here/,
      },
    ],
    missing: () => (existsSync('/usr/bin/chromium') ? 'there is /usr/bin/chromium' : null),
    prepare: ({ clone }) => [
      `mkdir -p ${quoted(`${clone}/.cache/chromium-147.0.0`)} && printf '#!/bin/sh\\nexit 127\\n' > ${quoted(`${clone}/.cache/chromium-147.0.0/chromium`)} && chmod +x ${quoted(`${clone}/.cache/chromium-147.0.0/chromium`)}`,
    ],
  },
  {
    name: 'no-fonts',
    what: 'no fonts at all',
    part: looksText,
    steps: LOOKS,
    missing: mountable,
    within: withFonts('true'),
  },
  {
    name: 'other-fonts',
    what: 'other fonts in the place of Arial and Georgia',
    part: looksText,
    steps: LOOKS,
    missing: mountable,
    prepare: () => [
      'npm install --silent --no-save --prefix fonts @expo-google-fonts/arimo @expo-google-fonts/gelasio',
    ],
    within: ({ place }) =>
      withFonts(`cp -r ${quoted(`${place}/fonts/node_modules`)} /usr/share/fonts/others`)(),
  },
  {
    name: 'planted-full-stop',
    what: 'a full stop more on a button',
    part: looksText,
    alwaysPart: true,
    expected: 'fails, and shows the story before and after',
    steps: [
      { run: 'npm run build:storybook' },
      {
        run: "npx playwright test --config tests/stories/playwright.config.ts --retries 0 -g 'Components/Button'",
        fails: /stories do not look as approved/,
      },
    ],
    prepare: ({ clone }) => [
      `grep -q '>secondary<' ${quoted(`${clone}/stories/components/button.stories.tsx`)}`,
      `sed -i 's/>secondary</>secondary.</' ${quoted(`${clone}/stories/components/button.stories.tsx`)}`,
    ],
  },
];
