import { deskScreen, type DeskScene } from '../support/deskScreen';
import type { KnownAnswers } from '../../machines/desk/answerFeedMachine';
import type { DeskRequest } from '../../machines/desk/acts/question';
import type { DeskMoment } from '../support/deskMoment';
import type { TestModel } from '../../tools/model/testModel';
import type { Step, StoryPath } from '../support/storyPath';
import { answerFeedModel } from '../../models/desk/answerFeedModel';
import { deskActModel } from '../../models/desk/deskActModel';
import { deskScreenModel } from '../../models/desk/deskScreenModel';

/** States of a machine at an address, each shown from the steps that lead there, or by the shortest way. */
export const scenesOf =
  (model: TestModel, url = '/') =>
  (to: string, by: readonly Step[] = [], ...says: string[]) =>
    deskScreen({ model, path: by.length > 0 ? { to, by } : { to }, url, says });

type Shows = Omit<DeskMoment, 'of' | 'about' | 'act'>;

/** The scenes of a screen that shows an answer of the desk. */
export function screenOf(
  { known, ...opened }: Pick<DeskMoment, 'of' | 'about'> & { known: KnownAnswers },
  around: Pick<DeskScene, 'url' | 'ofManager' | 'ofHousekeeping' | 'act'> = {},
) {
  const onScreen = (to: string, shows: Shows, says: string[] = []) =>
    deskScreen({
      ...around,
      model: deskScreenModel,
      path: { to },
      shows: { ...opened, ...shows },
      says,
    });
  return {
    loading: () => onScreen('loading', { feed: 'catchingUp' }),
    failed: () => onScreen('failed', { feed: 'outOfReach' }),
    notFound: () => onScreen('notFound', { feed: 'refused' }),
    shows: (shows: Shows = {}, ...says: string[]) =>
      onScreen('shown.reading', { known, ...shows }, says),
    noConnection: () =>
      deskScreen({
        ...around,
        model: answerFeedModel,
        path: { to: 'outOfReach' },
        shows: { ...opened, known, feed: 'outOfReach' },
      }),
    /** The last act was done, or refused. */
    said: (tone: 'done' | 'refused', text: string, shows: Shows = {}) =>
      onScreen('shown.reading', { known, ...shows, said: { tone, text } }, [text]),
    /** An act is under way, about what shows in it. */
    acts: (path: StoryPath, shows: Shows = {}, ...says: string[]) =>
      deskScreen({
        ...around,
        model: deskActModel,
        path,
        shows: { ...opened, ...shows, act: path },
        says,
      }),
  };
}

/** An act of one tap is on its way. */
export const tapped = (request: DeskRequest, known: KnownAnswers): StoryPath => ({
  to: 'sending',
  start: { input: { question: null, request, known, key: 'a key', kept: null } },
});
