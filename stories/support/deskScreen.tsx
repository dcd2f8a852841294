import type { HttpHandler } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { userEvent, within } from 'storybook/test';
import type { Snapshot } from 'xstate';
import { knownClock } from '../../models/fixtures/knownClock';
import { exampleToday } from '../../models/desk/exampleDay';
import { staffSessionModel } from '../../models/desk/staffSessionModel';
import { createDeskContext, type DeskContextValue } from '../../src/desk/deskContext';
import { DeskApp } from '../../src/desk/DeskApp';
import { ActorOptionsContext, type StartOptions } from '../../src/context/useActorOptions';
import { memoryStore } from '../../src/storage/keyValueStore';
import type { TestModel } from '../../tools/model/testModel';
import { deskMoment, type DeskMoment } from './deskMoment';
import { reads, snapshotOf, standsIn, type Acting, type Pictured } from './screen';
import { NOW, Observer, sendTo } from './stage';
import type { StoryPath } from './storyPath';

/** A screen of the front desk in a state of its machine. */
export interface DeskScene {
  model: TestModel;
  path: StoryPath;
  /** Its screen, its feed and its act; the day in the morning by default, while the scene is about another machine. */
  shows?: DeskMoment;
  /** Its address below /desk. */
  url?: string;
  /** Whether Bola, who is a manager, is logged in. */
  ofManager?: boolean;
  /** Whether Ngozi, who cleans the rooms, is logged in. */
  ofHousekeeping?: boolean;
  /** Whether its machine begins at its beginning, and the play brings it into the state. */
  live?: boolean;
  server?: readonly HttpHandler[];
  /** What happens before the state shows. */
  act?: (acting: Omit<Acting, 'stage'>) => Promise<void>;
  /** Exact texts on the screen. */
  says?: readonly string[];
  /** Whether a combo box is open, while React Aria hides what can still be focused: going there closes it first. */
  hidesTheRest?: boolean;
}

const morning: DeskMoment = { of: 'today', known: { today: exampleToday } };

const hiddenFocusIsRight = { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } };

function whoseSession({ ofManager = false, ofHousekeeping = false }: DeskScene): string {
  if (ofHousekeeping) return 'a housekeeper’s session is found';
  return ofManager ? 'a colleague’s session is found' : 'her session is found';
}

/** The front desk under a story. Amara is logged in, unless the story is about that. */
class DeskStage extends Observer {
  readonly visit: { url: string };
  readonly context: DeskContextValue;
  readonly start: (machineId: string) => StartOptions;

  constructor(scene: DeskScene) {
    const { model, path, shows = morning, url = '/', live = false, server = [] } = scene;
    super();
    const whose = [whoseSession(scene)];
    const begun = new Map<string, Snapshot<unknown>>([
      ['staffSession', snapshotOf(staffSessionModel, { to: 'signedIn.working', by: whose })],
      ['deskScreen', deskMoment(shows)],
    ]);
    if (!live && shows === morning) begun.set(model.id, snapshotOf(model, path));
    this.visit = { url };
    this.start = this.startAt(begun);
    const environment = {
      baseUrl: window.location.origin,
      send: sendTo(() => server),
      clock: knownClock(() => NOW),
      storage: memoryStore(),
    };
    this.context = createDeskContext(environment, this.start('staffSession'));
  }

  close(): void {
    this.forgetWatchers();
    this.context.session.stop();
  }
}

function stageIn(loaded: Readonly<Record<string, unknown>>): DeskStage {
  if (loaded.stage instanceof DeskStage) return loaded.stage;
  throw new Error('This story has no front desk');
}

interface Loaded {
  loaded: Readonly<Record<string, unknown>>;
}

/** A story that shows the desk's real screen on its real machine in a state. */
export function deskScreen(scene: DeskScene) {
  const { model, path, act, says = [], hidesTheRest = false } = scene;
  const pictured: Pictured = { pictures: `${model.id}.${path.to}`, says };
  return {
    parameters: { pictured, ...(hidesTheRest && { a11y: hiddenFocusIsRight }) },
    loaders: [() => ({ stage: new DeskStage(scene) })],
    render: (_: unknown, { loaded }: Loaded) => {
      const { start, visit, context } = stageIn(loaded);
      return (
        <div id="root">
          <ActorOptionsContext value={start}>
            <MemoryRouter initialEntries={[visit.url]}>
              <DeskApp context={context} />
            </MemoryRouter>
          </ActorOptionsContext>
        </div>
      );
    },
    beforeEach: ({ loaded }: Loaded) => {
      const stage = stageIn(loaded);
      return () => {
        stage.close();
      };
    },
    play: async ({ loaded }: Loaded) => {
      await act?.({ page: within(document.body), user: userEvent.setup() });
      await standsIn(stageIn(loaded), model, path.to);
      await reads(says);
    },
  };
}
