import { deskScreen } from '../support/deskScreen';
import { answered } from '../support/steps';
import type { TestModel } from '../../tools/model/testModel';
import type { Step } from '../support/storyPath';

/** States of a machine at an address, each shown from the steps that lead there, or by the shortest way. */
export const scenesOf =
  (model: TestModel, url = '/') =>
  (to: string, by: readonly Step[] = [], ...says: string[]) =>
    deskScreen({ model, path: by.length > 0 ? { to, by } : { to }, url, says });

/** An act is done, and the server says so. */
export const done = (text: string) => answered('sendAct', { tone: 'done', text });

export const checkingIn = ['the server answers', 'does what is offered'] as const;
