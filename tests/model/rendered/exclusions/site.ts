import type { Exclusion } from '../../../../tools/model/level';

/** What can’t happen on the rendered pages of `machines/site`. */
export const siteExclusions = {
  slider: [
    ...['moving', 'paused', 'stopped', 'calm'].flatMap((state) =>
      ['chooses the next slide', 'chooses the previous slide'].map((words) => ({
        words,
        in: state,
        why: 'the slides that move have a dot each, and no arrows',
      })),
    ),
    {
      words: 'chooses the last slide',
      in: 'still',
      why: 'what guests say has arrows, and no dots',
    },
    { words: 'chooses a slide that is not there', why: 'every dot stands for a slide' },
  ],
} satisfies Readonly<Record<string, readonly Exclusion[]>>;
