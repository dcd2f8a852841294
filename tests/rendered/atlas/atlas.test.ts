import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { atlasPage } from '../../../tools/atlas/atlasPage';
import { reportOf } from '../../../tools/atlas/report/sections';
import { behave } from '../../../tools/atlas/behaviour';
import { factsOf, type MachineFacts } from '../../../tools/atlas/machineFacts';
import type { AtlasStory } from '../../../tools/atlas/statePage';
import { readResults, readLinks } from '../../../tools/atlas/testResults';
import * as codeMessages from '../../../messages/login/oneTimeCode';
import { testedAs } from '../../model/support/testTitles';
import { levels } from '../../model/levels';
import { accountVerificationModel } from '../../../models/login/accountVerificationModel';
import { pageAt, LINKS } from '../../browser/support/visitedLinks';

const folder = mkdtempSync(join(tmpdir(), 'atlas-'));
const files = { vitest: join(folder, 'vitest.json'), playwright: join(folder, 'browser.json') };
afterAll(() => {
  document.body.innerHTML = '';
  rmSync(folder, { recursive: true });
});

const LEVEL_1 = 'the machine accountVerification keeps all of that along each of its paths';
const startTime = Date.parse('2026-03-10T09:00:00.000Z');

writeFileSync(
  files.vitest,
  JSON.stringify({
    testResults: [
      { startTime, assertionResults: [{ fullName: LEVEL_1, status: 'passed', duration: 1234 }] },
    ],
  }),
);
writeFileSync(
  files.playwright,
  JSON.stringify({
    suites: [
      {
        suites: [
          {
            specs: [
              {
                title: 'accountVerification: some path',
                tests: [
                  {
                    results: [
                      { status: 'timedOut', duration: 90_000, startTime: '2026-03-10T09:00:00Z' },
                      {
                        status: 'passed',
                        duration: 2500,
                        startTime: '2026-03-10T09:02:00Z',
                        attachments: [
                          {
                            name: 'links',
                            body: Buffer.from('/ /login\n/login /reservation').toString('base64'),
                          },
                        ],
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  }),
);

const resent: AtlasStory = {
  story: { id: 'otp--resent', title: 'Screens/Verification', name: 'Code resent', tags: [] },
  files: new Map([[360, 'otp--resent-360.jpg']]),
  told: new Map([
    [
      360,
      {
        pictures: 'accountVerification.alertingResent',
        says: [codeMessages.resent],
        shown: ['OK', '12 March'],
        opens: '/login',
        accessible: '- alertdialog "Account verification"',
        focused: ['button: OK'],
      },
    ],
  ]),
  wrong: [],
  changed: undefined,
  longer: { file: 'longer/otp--resent-360.jpg', cutOff: ['button “[ÓK ~]”'] },
};

let machine: MachineFacts;
beforeAll(async () => {
  machine = await factsOf(accountVerificationModel, levels, readResults(files), testedAs);
});

const names = new Map([
  [codeMessages.resent, ['login/oneTimeCode.resent']],
  ['OK', ['components/pages/notice.ok']],
]);

/** Opens the atlas at a place of it. */
function open(place: string): void {
  const html = atlasPage({
    machines: [machine],
    stories: [resent],
    tours: [],
    reports: [reportOf(accountVerificationModel, levels)],
    map: null,
    pageAt,
    namesOf: (words) => names.get(words) ?? [],
  });
  document.body.innerHTML = /<body>[^]*<\/main>/.exec(html)?.[0] ?? '';
  document.body.className = '';
  location.hash = place;
  // jsdom has no scrolling.
  Element.prototype.scrollIntoView = vi.fn();
  behave();
}

/** The places of the visible elements that match a selector, or else their ids. */
const shown = (selector: string) =>
  Array.from(document.querySelectorAll<HTMLElement>(selector))
    .filter(({ hidden }) => !hidden)
    .map(({ id, dataset }) => dataset.place ?? id);

test('A state is told with the shortest way there, what can happen in it and who has walked it', () => {
  const verifying = machine.states.find(({ state }) => state === 'verifying');
  expect(verifying?.paths[0]?.steps.map(({ words }) => words)).toEqual([
    'pastes the code',
    'sends the code',
  ]);
  expect(verifying?.exits).toContainEqual({
    words: 'the server takes the code',
    leadsTo: ['verified'],
  });
  const walks = verifying?.walkedBy ?? [];
  expect(walks.find(({ level }) => level === 1)?.result).toEqual({
    passed: true,
    milliseconds: 1234,
    at: new Date(startTime),
  });
  expect(walks.find(({ level }) => level === 3)?.result).toBeUndefined();
});

test('A test that passed at its second try counts as it came out last', () => {
  expect(readResults(files).get('accountVerification: some path')).toMatchObject({
    passed: true,
    milliseconds: 2500,
  });
});

test('The ways between pages are those that the tests in a browser went', () => {
  expect(readLinks(files.playwright, LINKS)).toEqual(
    new Map([
      ['/', new Map([['/login', 1]])],
      ['/login', new Map([['/reservation', 1]])],
    ]),
  );
});

test('Before the tests ever ran, nothing is known of them', () => {
  const none = join(folder, 'none.json');
  expect(readResults({ vitest: none, playwright: none }).size).toBe(0);
  expect(readLinks(none, LINKS).size).toBe(0);
});

describe('Whoever opens the atlas', () => {
  test('sees the map and all machines first', () => {
    open('');
    expect(shown('article.state')).toEqual([]);
    expect(document.body.className).toBe('');
  });

  test('sees one state by its link, with its machine', () => {
    open('accountVerification/alertingResent');
    expect(shown('article.state')).toEqual(['accountVerification/alertingResent']);
    expect(shown('.sheet figure')).toEqual(['accountVerification']);
    expect(document.querySelector('.here')).toHaveProperty(
      'dataset.state',
      'accountVerification.alertingResent',
    );
  });

  test('comes from a way in the statechart to its step, with the screens before and after', () => {
    open('accountVerification/verifying');
    const way = document.querySelector('.sheet a[aria-label="the server takes the code"]');
    const place = decodeURIComponent(way?.getAttribute('href') ?? '').slice(1);
    expect(place).toBe('accountVerification/verifying:the-server-takes-the-code');
    open(place);
    expect(document.getElementById(place)).toHaveProperty('open', true);
    expect(shown('article.state')).toEqual(['accountVerification/verifying']);
  });

  test('finds the states that show a message by its words', async () => {
    open('');
    await userEvent.type(screen.getByRole('searchbox'), codeMessages.resent);
    expect(shown('#index li')).toEqual(['accountVerification/alertingResent']);
    expect(screen.getByRole('status').textContent).toMatch(/^1 of /);
    const shots = Array.from(document.querySelectorAll('#screens a'), (shot) => shot.textContent);
    expect(shots).toEqual([
      'Screens/Verification: Code resent (accountVerification/alertingResent)',
    ]);
  });

  test('sees each screen that says something in a language with longer words', async () => {
    open('');
    await userEvent.type(screen.getByRole('searchbox'), codeMessages.resent);
    const picture = () => document.querySelector('#screens img')?.getAttribute('src');
    expect(picture()).toBe('pictures/otp--resent-360.jpg');
    await userEvent.click(screen.getByRole('checkbox', { name: /longer words$/ }));
    expect(picture()).toBe('pictures/longer/otp--resent-360.jpg');
  });

  test('finds the states where longer words are cut off', async () => {
    open('');
    await userEvent.click(screen.getByRole('checkbox', { name: 'longer words are cut off' }));
    expect(shown('#index li')).toEqual(['accountVerification/alertingResent']);
  });

  test('reads under which names the words of a screen stand in the catalogue', () => {
    open('accountVerification/alertingResent');
    const words = Array.from(document.querySelectorAll('.story li'), (word) => word.textContent);
    expect(words).toContain('“OTP resent successfully!” login/oneTimeCode.resent');
    expect(words).toContain('“OK” components/pages/notice.ok');
    expect(words.filter((word) => word.includes('12 March'))).toEqual([]);
  });

  test('is told how to have the ways between the pages drawn', () => {
    open('');
    expect(screen.getByText('npm run test:browser')).toBeTruthy();
  });

  test('finds the states that nobody has pictured yet', async () => {
    open('');
    await userEvent.click(screen.getByRole('checkbox', { name: 'not yet pictured' }));
    expect(shown('#index li')).toContain('accountVerification/verifying');
    expect(shown('#index li')).not.toContain('accountVerification/alertingResent');
  });
});
