import { command } from '../shared/command';
import { withError, withEvent, withOutput } from '../shared/params';

/**
 * The states of an open screen. Its machine has the `openingStates`, and `shown` is one of three: `shownToRead`,
 * `shownToUse` with acts of one tap, `shownToAsk` with dialogs as well.
 */

/** @throws Error if there is none */
function requireAct<TAct>({ context }: { context: { acting: TAct | null } }): TAct {
  if (context.acting === null) throw new Error('No act is on its way');
  return context.acting;
}

export const whileLocked = withError('the desk is locked');
/** Says why the server refused. */
export const whyNot = withError('say why not');
/** The input of asking: the screen's id and the answer that shows are in its context. */
const askInput = <TContext>({ context }: { context: TContext }) => context;

/**
 * The states of a screen before anything shows: `loading` and `failed`.
 * @param screen its name
 * @param special failures with their own targets; their guards receive the error
 */
export function openingStates<const TSpecial extends readonly object[] = readonly []>(
  screen: string,
  special?: TSpecial,
) {
  return {
    loading: {
      description: 'What it shows is on its way.',
      tags: 'busy',
      meta: { screen: `${screen}: loading` },
      invoke: {
        id: 'ask',
        src: 'ask',
        input: askInput,
        onDone: { target: 'shown', actions: withOutput('remember the answer') },
        onError: [...(special ?? []), { target: 'failed' }],
      },
      after: { responseTimeout: { target: 'failed' } },
    },
    failed: {
      description: 'What it shows could not be had.',
      meta: { screen: `${screen}: failed` },
      on: { 'retry.requested': { target: 'loading' } },
      after: { untilNextAsking: { target: 'loading' } },
    },
  } as const;
}

/**
 * The states in which something shows and is asked for again every few seconds.
 * @param special failures with their own targets; their guards receive the error
 */
export function readingStates<const TSpecial extends readonly object[] = readonly []>(
  special?: TSpecial,
) {
  const asked = {
    invoke: {
      id: 'ask',
      src: 'ask',
      input: askInput,
      onDone: { target: 'upToDate', actions: withOutput('remember the answer') },
      onError: [
        { guard: whileLocked, target: 'locked' },
        ...(special ?? []),
        { target: 'outOfReach' },
      ],
    },
    after: { responseTimeout: { target: 'outOfReach' } },
  } as const;
  return {
    upToDate: {
      description: 'What shows was so a few seconds ago.',
      meta: { screen: 'Up to date' },
      tags: 'current',
      on: { 'page.hidden': { target: 'unseen' } },
      after: { untilNextAsking: { target: 'asking' } },
    },
    asking: {
      description: 'Whether anything has changed is asked. What shows stays, and can be used.',
      tags: 'current',
      ...asked,
    },
    catchingUp: {
      description:
        'What shows may be of before an act or an absence: acts wait until it is known what is so now.',
      ...asked,
    },
    outOfReach: {
      description: 'The server does not answer: what shows can be read, and not used.',
      meta: { screen: 'No connection' },
      tags: 'outOfReach',
      on: { 'retry.requested': { target: 'askingAgain' } },
      after: { untilNextAsking: { target: 'askingAgain' } },
    },
    askingAgain: {
      description: 'It is asked again; until it answers, nothing can be used.',
      tags: 'outOfReach',
      ...asked,
    },
    unseen: {
      description: 'The page is behind another one: nobody needs to know.',
      on: { 'page.returned': { target: 'catchingUp' } },
    },
    locked: {
      description: 'The lock covers the screen, which stays as it is.',
      on: { 'desk.unlocked': { target: 'catchingUp' } },
    },
  } as const;
}

const toRead = readingStates();

/** Something shows that is only read. */
export const shownToRead = {
  description: 'Something shows.',
  tags: 'shown',
  invoke: { id: 'watchReturn', src: 'watchReturn' },
  initial: 'upToDate',
  states: toRead,
} as const;

const keep = {
  type: 'keep the draft',
  params: <TContext>({ context }: { context: TContext }) => context,
} as const;
const acts = {
  'act.chosen': {
    guard: withEvent('it is offered'),
    target: 'acting',
    actions: withEvent('remember the act'),
  },
} as const;

/** Something shows that has acts of one tap. */
export const shownToUse = {
  ...shownToRead,
  on: { 'said.acknowledged': { actions: 'say nothing' } },
  states: {
    ...toRead,
    upToDate: { ...toRead.upToDate, on: { ...toRead.upToDate.on, ...acts } },
    asking: { ...toRead.asking, on: acts },
    acting: {
      description: 'An act is on its way, and stays as it is; everything else waits for it.',
      meta: { screen: 'An act is on its way' },
      tags: 'busy',
      ...command('sendAct', {
        input: requireAct,
        done: { target: 'catchingUp', actions: [withOutput('say what was done'), keep] },
        special: [{ guard: whileLocked, target: 'locked', actions: whyNot }],
        refused: { target: 'catchingUp', actions: whyNot },
        unknown: { target: 'askingAgain', actions: 'say what is not known' },
      }),
    },
  },
} as const;

const { states: toUse } = shownToUse;
/** Where a draft that is sent leads. */
export const draftSubmitted = [
  { guard: 'something typed is wrong', actions: 'say what is wrong' },
  { guard: 'it is offered no more' },
  { target: 'acting', actions: 'send the draft' },
] as const;
const dialogs = {
  'draft.begun': {
    guard: withEvent('it can be asked for'),
    actions: [withEvent('begin the draft'), keep],
  },
  'draft.submitted': draftSubmitted,
} as const;

/** Something shows that has dialogs too. What is typed in them stays, whatever happens to the screen. */
export const shownToAsk = {
  ...shownToUse,
  on: {
    ...shownToUse.on,
    'draft.edited': {
      guard: withEvent('it has this field'),
      actions: [withEvent('write down what is typed'), keep],
    },
    'draft.dropped': { actions: ['drop the draft', keep] },
  },
  states: {
    ...toUse,
    upToDate: { ...toUse.upToDate, on: { ...toUse.upToDate.on, ...dialogs } },
    asking: { ...toUse.asking, on: { ...toUse.asking.on, ...dialogs } },
    acting: { ...toUse.acting, on: { 'draft.edited': {}, 'draft.dropped': {} } },
  },
} as const;
