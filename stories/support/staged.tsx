import { Site } from './Site';
import { Stage } from './stage';

/** Labels a part of a play in the panel "Interactions". */
export type Step = (label: string, play: () => Promise<void>) => Promise<void> | void;

interface Loaded {
  loaded: Readonly<Record<string, unknown>>;
}

/** The stage that a story's loader has opened. */
function stageIn({ loaded }: Loaded): Stage {
  if (loaded.stage instanceof Stage) return loaded.stage;
  throw new Error('This story has no stage');
}

/** A story of the whole site, on a separate stage that closes with the story. */
export function staged<Args = unknown>(
  open: (args: Args) => Stage,
  play: (stage: Stage, step: Step, args: Args) => Promise<void>,
) {
  return {
    loaders: [({ args }: { args: Args }) => ({ stage: open(args) })],
    render: (_: unknown, story: Loaded) => <Site stage={stageIn(story)} />,
    beforeEach: (story: Loaded) => {
      const stage = stageIn(story);
      return () => {
        stage.close();
      };
    },
    play: async ({ step, args, ...story }: Loaded & { step: Step; args: Args }) =>
      play(stageIn(story), step, args),
  };
}
