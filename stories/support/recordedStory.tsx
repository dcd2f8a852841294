import { modelNamed } from '../../models/all';
import { recordedSessionIn } from '../../tools/model/replay/recorded';
import { matchCases } from '../../tools/model/replay/matchCases';
import { stepsOf } from '../../tools/model/replay/written';
import { innermostIn } from '../../tools/model/findings';
import { sceneInside } from '../booking/inside';
import { opened, reads, standsIn, type Scene } from './screen';
import { staged } from './staged';

/** A recorded session to show. */
export interface Recorded {
  /** The session as the drawer of `npm run dev` has saved it. */
  session: string;
  /** The machine whose last walk is replayed. */
  machine: string;
}

/** The last moment of a recorded walk. */
function sceneIn({ session, machine }: Recorded): Scene {
  const walk = recordedSessionIn(session).walks.findLast((one) => one.machine === machine);
  if (!walk) throw new Error(`Nothing was recorded of ${machine}`);
  const model = modelNamed(machine);
  const match = matchCases(model, walk);
  if (!match) throw new Error(`No start of ${machine} begins in ${walk.begins.join(' and ')}`);
  const { start, first, steps } = match;
  const [to = ''] = innermostIn((steps.at(-1)?.after ?? first).value);
  const path = { to, start, by: stepsOf(match) };
  if (walk.within === null) return { model, url: walk.url, path };
  if (walk.within === 'booking') return sceneInside(model, walk.url, path);
  throw new Error(`${machine} shows inside ${walk.within} alone: choose that one`);
}

/** A story that takes a recorded path on its machine, and shows the screen to which it led. */
export function recordedStory(args: Recorded) {
  const machines = recordedSessionIn(args.session).walks.map(({ machine }) => machine);
  return {
    args,
    argTypes: {
      session: { control: 'text' as const },
      machine: { control: 'text' as const, description: `At first ${machines.join(' or ')}` },
    },
    ...staged<Recorded>(
      (chosen) => opened(sceneIn(chosen)),
      async (stage, _, chosen) => {
        const { model, path } = sceneIn(chosen);
        await standsIn(stage, model, path.to);
        await reads([]);
      },
    ),
  };
}
