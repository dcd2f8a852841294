import type { HttpHandler } from 'msw';
import { configure, expect, userEvent, waitFor, within } from 'storybook/test';
import { isMachineSnapshot, type Snapshot } from 'xstate';
import type { BookingFlow } from '../../machines/booking/bookingFailure';
import { stored } from '../../models/session/sessionExamples';
import { sessionModel } from '../../models/session/sessionModel';
import { isIn, type TestModel } from '../../tools/model/testModel';
import { type Observer, Stage, frozenMachine } from './stage';
import { staged } from './staged';
import { reachState, type StoryPath } from './storyPath';

// A failure names what is missing instead of printing the whole page.
configure({ getElementError: (message) => new Error(message?.split('\n\n')[0]) });

interface Looks {
  name?: string;
  expanded?: boolean;
}

/** How a play finds elements: like a guest, by role and name. */
interface Page {
  findByRole: (role: string, looks: Looks) => Promise<HTMLElement>;
  findAllByRole: (role: string, looks: Looks) => Promise<HTMLElement[]>;
  findByText: (text: string) => Promise<HTMLElement>;
}

/** What a story's play works with. */
export interface Acting {
  stage: Stage;
  /** Everything that shows, dialogs too. */
  page: Page;
  user: ReturnType<typeof userEvent.setup>;
}

/** A screen in a state of its machine. */
export interface Scene {
  model: TestModel;
  /** The state that shows, and how the machine got there. */
  path: StoryPath;
  /** Path and query. */
  url: string;
  /** Whether no guest is logged in. */
  visitor?: boolean;
  /** Whether the machine starts in another state, and the play brings it into this one. */
  live?: boolean;
  /** Where it starts then; at its beginning unless said. */
  start?: StoryPath;
  /** The moments of machines inside the machine, by the ids under which they are invoked. */
  inside?: () => Readonly<Record<string, Snapshot<unknown>>>;
  /** Other machines that don't start at their beginning, by their ids. */
  beside?: () => ReadonlyMap<string, Snapshot<unknown>>;
  server?: readonly HttpHandler[];
  device?: Readonly<Record<string, unknown>>;
  bookingFlow?: BookingFlow;
  /** When it takes place. */
  now?: Date;
  /** What happens before the state shows. */
  act?: (acting: Acting) => Promise<void>;
  /** Exact texts on the screen. */
  says?: readonly string[];
}

/** A moment of a model's machine to start from. */
export function snapshotOf(model: TestModel, path: StoryPath): Snapshot<unknown> {
  return frozenMachine(model.machine, reachState(model, path).snapshot);
}

function sessionOf(visitor: boolean): Snapshot<unknown> {
  return visitor
    ? snapshotOf(sessionModel, { to: 'anonymous.unknown' })
    : snapshotOf(sessionModel, { to: 'authenticated.current', by: ['a session is stored'] });
}

/** A scene, or a page on which no machine but the session runs. */
type Opening = Omit<Scene, 'model' | 'path'> & Partial<Pick<Scene, 'model' | 'path'>>;

/** The site as a scene opens it. */
function opened(scene: Opening): Stage {
  const { model, path, url, visitor = false, live = false, server = [], device = {} } = scene;
  const moments = new Map(scene.beside?.());
  if (!moments.has('session')) moments.set('session', sessionOf(visitor));
  const begins = live ? scene.start : path;
  if (model && begins) {
    const { snapshot } = reachState(model, begins);
    moments.set(model.id, frozenMachine(model.machine, snapshot, scene.inside?.()));
  }
  const { bookingFlow = 'confirm', now } = scene;
  const tab = visitor ? {} : { accessToken: 'a token' };
  const kept = visitor ? device : { user: stored, ...device };
  return new Stage({ url, moments, server, tab, device: kept, bookingFlow, ...(now && { now }) });
}

/** Everything that can be read on the screen, in lower case: styles may change the case. */
function legible(): string {
  return document.body.innerText.toLowerCase();
}

/** Checks that the page is loaded and shows every text that the story promises. */
export async function reads(says: readonly string[]): Promise<void> {
  await waitFor(
    () => {
      const text = legible();
      void expect(text).not.toContain('opening the page…');
      void expect(text).not.toContain('one moment, please…');
      for (const words of says) void expect(text).toContain(words.toLowerCase());
    },
    { timeout: 8000 },
  );
}

/** The machine is in the state that the story pictures. */
export async function standsIn(stage: Observer, model: TestModel, state: string): Promise<void> {
  await waitFor(
    () => {
      const there = stage.actorsOf(model.id).some((actor) => {
        const snapshot: unknown = actor.getSnapshot();
        return isMachineSnapshot(snapshot) && isIn(snapshot, state);
      });
      void expect(there, `${model.id} is not in ${state}`).toBe(true);
    },
    { timeout: 8000 },
  );
}

/** The state that a story pictures, for the test that none is missing. */
export interface Pictured {
  /** Machine and state, `booking.selectingRooms.availability.known`. */
  pictures: string;
  /** The machine and the name of the screen, where the state has several: `paymentCheck: quiet`. */
  screen?: string;
  says: readonly string[];
}

/** The path that a story shows when it opens; a story with a play is about what happens there instead. */
function opens({ url, act }: Pick<Scene, 'url' | 'act'>): { opens?: string } {
  return act ? {} : { opens: url };
}

/** A story that is acted once its page is there. */
function acted(open: () => Stage, play: (acting: Acting) => Promise<void>) {
  return staged(open, async (stage) => {
    await reads([]);
    await play({ stage, page: within(document.body), user: userEvent.setup() });
  });
}

/** The name of the screen that a machine shows, where its states have several. */
function screenOf({ model, path }: Scene): Pick<Pictured, 'screen'> {
  if (!model.screens) return {};
  return { screen: `${model.id}: ${model.screens.of(reachState(model, path).snapshot)}` };
}

/** A story that shows the site's real screen on its real machine in a state. */
export function screen(scene: Scene) {
  const { model, path, says = [], act } = scene;
  const pictured: Pictured = { pictures: `${model.id}.${path.to}`, ...screenOf(scene), says };
  const play = async (acting: Acting) => {
    await act?.(acting);
    await standsIn(acting.stage, model, path.to);
    await reads(says);
  };
  return { parameters: { pictured, ...opens(scene) }, ...acted(() => opened(scene), play) };
}

/** A story that shows a page on which no machine but the session runs. */
export function place(scene: Pick<Scene, 'url' | 'visitor' | 'beside' | 'act' | 'says'>) {
  const { says = [], act } = scene;
  const play = async (acting: Acting) => {
    await act?.(acting);
    await reads(says);
  };
  return { parameters: { ...opens(scene), says }, ...acted(() => opened(scene), play) };
}

/** Opens a menu by its button, and waits until it is open. */
export function unfolding(name: string) {
  return async ({ page, user }: Acting): Promise<void> => {
    await user.click(await page.findByRole('button', { name, expanded: false }));
    await page.findByRole('button', { name, expanded: true });
  };
}
