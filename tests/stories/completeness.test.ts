import { describe, expect, it } from 'vitest';
import { confirmationPath, myReservationPath, paths } from '../../machines/shared/paths';
import { everyEmail } from '../../stories/mail/everyEmail';
import type { Pictured } from '../../stories/support/screen';
import { models } from '../../models/all';
import { nodesOf, pathOf } from '../../tools/statechart/nodes';
import { messageCatalogue } from '../../models/fixtures/messageCatalogue';
import { valueAt as at } from '../../src/api/valueAt';
import { neverShown } from '../support/neverShown';

function isPictured(value: unknown): value is Pictured {
  return at(value, 'pictures') !== undefined;
}

/** The stories of some files. */
function storiesIn(files: Readonly<Record<string, Record<string, unknown>>>): unknown[] {
  return Object.values(files).flatMap((module) => Object.values(module));
}

const componentStories = storiesIn(
  import.meta.glob('../../stories/components/*.stories.tsx', { eager: true }),
);

/** A state that a variant happens to show still needs a story among the screens. */
const screenStories = storiesIn(
  import.meta.glob(
    '../../stories/{account,booking,desk,login,payment,reservation,session,site}/*.stories.tsx',
    {
      eager: true,
    },
  ),
);

const pictured = screenStories
  .map((story) => at(story, 'input', 'parameters', 'pictured'))
  .filter(isPictured);

/** Paths that redirect to a page with another path. */
const otherAddresses: readonly string[] = [paths.book, paths.confirmPayment];

/** The addresses of the site, and one that leads nowhere. */
const addresses = [...Object.values(paths), confirmationPath('r-1'), myReservationPath('r-1')]
  .filter((address) => !otherAddresses.includes(address))
  .concat('/nowhere');

/** The components' exports, by file path. */
const components = import.meta.glob<Record<string, unknown>>('../../src/components/*.tsx', {
  eager: true,
});

const visibleStates = models.flatMap(({ id, machine }) =>
  nodesOf(machine)
    .filter(({ meta }) => meta !== undefined)
    .map((node) => `${id}.${pathOf(node)}`),
);

/** The functions that write emails to guests, found by how their names end. */
const emailFiles = import.meta.glob<Record<string, unknown>>(
  [
    '../../server/{accounts,reservations,payments}/emails{,/*}.ts',
    '../../server/{desk/money/receiptEmails,owner/dayEmail,staff/invitationEmail,staff/emails/*}.ts',
  ],
  { eager: true },
);
const emailNames = Object.values(emailFiles)
  .flatMap((offered) => Object.keys(offered))
  .filter((name) => name.endsWith('Email') || name === 'ownersDay');

const charts = import.meta.glob<Record<string, unknown>>(
  '../../stories/statecharts/statecharts.stories.tsx',
  { eager: true },
);

const mailStories = storiesIn(
  import.meta.glob('../../stories/mail/*.stories.tsx', { eager: true }),
);

/** The icons that files take from the library, by their names there. */
function iconsIn(files: Readonly<Record<string, string>>): Set<string> {
  const taken = Object.values(files).flatMap((text) => [
    ...text.matchAll(/'lucide-react\/icons\/([\w-]+)'/g),
  ]);
  return new Set(taken.flatMap(([, name]) => name ?? []));
}

const siteFiles = import.meta.glob<string>('../../src/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const iconStories = import.meta.glob<string>('../../stories/foundations/icons.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

describe('The stories', () => {
  it('picture every state that can be seen', () => {
    const shown = new Set(pictured.map(({ pictures }) => pictures));
    expect(visibleStates.filter((state) => !shown.has(state))).toEqual([]);
    const screens = models.flatMap(
      ({ id, screens: several }) => several?.names.map((name) => `${id}: ${name}`) ?? [],
    );
    const shownScreens = new Set(pictured.map(({ screen }) => screen));
    expect(screens.filter((screen) => !shownScreens.has(screen))).toEqual([]);
  });

  it('draw every machine', () => {
    const drawn = Object.values(charts).flatMap(Object.keys);
    const ids = models.map(({ id }) => `${id.charAt(0).toUpperCase()}${id.slice(1)}`);
    expect(drawn.filter((name) => name !== 'default').toSorted()).toEqual(ids.toSorted());
  });

  it('show every page of the site', () => {
    const opened = new Set(screenStories.map((story) => at(story, 'input', 'parameters', 'opens')));
    expect(addresses.filter((address) => !opened.has(address))).toEqual([]);
  });

  it('show every message that a guest can read', () => {
    const onPlaces = screenStories.flatMap(
      (story) => at(story, 'input', 'parameters', 'says') ?? [],
    );
    const read = new Set<unknown>([...pictured.flatMap(({ says }) => says), ...onPlaces]);
    const missing = messageCatalogue.filter(
      ({ name, words }) => !neverShown.has(name) && !read.has(words),
    );
    expect(missing).toEqual([]);
  });

  it('show every email that a guest can get', () => {
    const shown = mailStories.map((story) => at(story, 'input', 'args', 'names')).flat();
    expect(emailNames.length).toBeGreaterThan(10);
    expect(emailNames.filter((name) => !shown.includes(name))).toEqual([]);
    expect(Object.keys(everyEmail).sort()).toEqual(emailNames.sort());
  });

  it('show every component of the library', () => {
    const shown = new Set(componentStories.map((story) => at(story, 'meta', 'input', 'component')));
    const missing = Object.entries(components).flatMap(([path, offered]) =>
      Object.values(offered).some((component) => shown.has(component)) ? [] : path,
    );
    expect(missing).toEqual([]);
  });

  it('show every icon of the site', () => {
    const shown = iconsIn(iconStories);
    expect(shown.size).toBeGreaterThan(0);
    expect([...iconsIn(siteFiles)].filter((icon) => !shown.has(icon))).toEqual([]);
  });
});
