import { assign, setup } from 'xstate';
import type { DeskReservation } from '../contract/wire';
import { requiredHere } from '../../messages/desk/openScreen';
import { command, commandDelays, commandGuards, refusedWith } from '../shared/command';
import { failureIn } from '../shared/failure';
import { isDefinite } from '../shared/failureKind';
import { isValid, withoutField } from '../shared/fieldErrors';
import { actionNotProvided, notProvided } from '../shared/notProvided';
import { withEvent, withOutput } from '../shared/params';
import { requireValue } from '../shared/required';
import type { StateMeta } from '../shared/screen';
import type { KnownAnswers } from './answerFeedMachine';
import {
  doneUnder,
  errorsIn,
  formIn,
  keyOf,
  refusalText,
  requestOf,
  stillAsked,
  type ActionResult,
  type ActOutcome,
  type DeskActContext,
  type DeskActInput,
  type KeptAct,
  type KeyedRequest,
} from './deskActContext';
import type { AskedField } from './acts/fields';
import { isOffered, questionOf } from './acts/offers';
import type { DeskRequest } from './acts/question';

export type DeskActEvent =
  | { type: 'field.edited'; field: AskedField; value: string }
  | { type: 'answer.edited'; value: string }
  | { type: 'act.submitted' }
  | { type: 'act.dropped' }
  | { type: 'answer.changed'; known: KnownAnswers; isFresh: boolean };

/** `busy`: something is on its way, and what is typed stays as it is. `unknown`: it may be done or not. */
export type DeskActTag = 'busy' | 'unknown';

const keyed = ({ context }: { context: DeskActContext }): KeyedRequest => ({
  request: requireValue(context.request, 'Nothing was sent'),
  key: keyOf(context),
  code: context.asks === 'code' ? context.answer.trim() : null,
  reason: context.asks === 'reason' ? context.answer.trim() : null,
});

const keep = {
  type: 'keep what is typed',
  params: ({ context }: { context: DeskActContext }): KeptAct | null => {
    const { question, typed, request } = context;
    return question && { question, typed, key: request === null ? null : keyOf(context) };
  },
} as const;
const forget = { type: 'keep what is typed', params: null } as const;

const tapRefused = {
  guard: 'a tap was refused',
  target: 'refused',
  actions: 'remember the refusal',
} as const;

/** The refusals after which the same dialog asks for one thing more. */
const askedMore = [
  { guard: 'a code is needed', target: 'askingForCode', actions: 'ask for a code' },
  { guard: 'a code was wrong', target: 'askingForCode', actions: 'say that the code was wrong' },
  { guard: 'a manager is needed', target: 'askingManager', actions: 'ask why' },
] as const;

/** Where the answers to an act lead, however often it is sent. @param special the refusals that lead elsewhere */
const sent = <const Special extends readonly object[]>(special: Special) =>
  command('sendAct', {
    input: keyed,
    done: [
      {
        guard: withOutput('the dialog goes on'),
        target: 'filling',
        actions: withOutput('ask for a reason'),
      },
      { target: 'done', actions: withOutput('remember the outcome') },
    ],
    special: [...askedMore, ...special],
    refused: { target: 'filling', actions: 'say why not' },
    unknown: { target: 'outcomeUnknown', actions: 'doubt what shows' },
  });

const nothingAsked = { asks: null, answer: '', wrong: null } as const;

/** The dialog in which something more is asked. */
const dialogOf = ({ question, request }: DeskActContext) => ({
  question: question ?? (request && questionOf(request)),
  wrong: null,
});

/** How the further question of a dialog is answered, or not. */
const askedAnswer = {
  'answer.edited': { actions: withEvent('write down the answer') },
  'act.submitted': [
    { guard: 'nothing is answered', actions: 'say that it is missing' },
    { guard: 'what shows may be old' },
    { target: 'sending' },
  ],
  'act.dropped': [
    { guard: 'a form asks for it', target: 'filling', actions: 'ask for nothing more' },
    { target: 'dropped' },
  ],
} as const;

/**
 * One act at the desk, from its dialog or tap to its outcome. It is sent under one key until it is known what became of
 * it: an answer whose timeline has the key says that it is done, and else the same is sent once more, which does nothing
 * twice.
 */
export const deskActMachine = setup({
  types: {
    context: {} as DeskActContext,
    events: {} as DeskActEvent,
    input: {} as DeskActInput,
    output: {} as ActOutcome | null,
    tags: {} as DeskActTag,
    meta: {} as StateMeta,
  },
  actors: {
    previewAct: notProvided<DeskReservation, DeskRequest>('previewAct'),
    sendAct: notProvided<ActionResult, KeyedRequest>('sendAct'),
  },
  guards: {
    ...commandGuards,
    'it was done before the page was loaded': ({ context: { known, keptKey } }) =>
      doneUnder(keptKey, known) !== null,
    'a dialog asks for it': ({ context }) => context.question !== null,
    'the dialog has this field': ({ context }, { field }: { field: AskedField }) =>
      field in context.typed,
    'what shows may be old': ({ context }) => !context.isFresh,
    'something typed is wrong': ({ context }) => !isValid(errorsIn(context)),
    'a tap was refused': ({ context, event }) =>
      formIn(context) === null && isDefinite(failureIn(event)),
    'a code is needed': refusedWith('code_needed'),
    'a code was wrong': refusedWith('code_invalid'),
    'a manager is needed': refusedWith('not_your_role'),
    'nothing is answered': ({ context }) => context.answer.trim() === '',
    'a form asks for it': ({ context }) => formIn(context) !== null,
    'the desk is being updated': refusedWith('desk_updating'),
    'it is offered no more': ({ context: { question, known } }) =>
      question === null || !isOffered(known, question),
    'it wants a preview': (args) => formIn(args.context)?.hasPreview === true,
    'its key is in the answer': ({ context }, { known }: { known: KnownAnswers }) =>
      doneUnder(keyOf(context), known) !== null,
    'the server answers again': (_, { isFresh }: { isFresh: boolean }) => isFresh,
    'the dialog goes on': ({ context }, { tone }: ActionResult) =>
      tone === 'told' && context.question !== null,
  },
  actions: {
    'write down what is typed': assign(
      ({ context }, { field, value }: { field: AskedField; value: string }) => ({
        typed: { ...stillAsked(context, field), [field]: value },
        errors: withoutField(context.errors, field),
        preview: null,
        told: field === 'why' ? context.told : null,
      }),
    ),
    /** A field that no longer shows may have been wrong. */
    'forget what was wrong': assign({ errors: {} }),
    'say what is wrong': assign({ errors: ({ context }) => errorsIn(context), why: null }),
    'remember the answer': assign(
      ({ context }, { known, isFresh }: { known: KnownAnswers; isFresh: boolean }) => ({
        known: { ...context.known, ...known },
        isFresh,
      }),
    ),
    'remember the preview': assign((_, preview: DeskReservation) => ({ preview, why: null })),
    'remember what is sent': assign(({ context }) => ({
      request: requestOf(context),
      errors: {},
      seen: null,
      why: null,
    })),
    /** The next try is another act, about what shows then. */
    'say why not': assign(({ context, event }) => ({
      ...nothingAsked,
      why: refusalText(event),
      request: null,
      seen: null,
      preview: null,
      isFresh: false,
      tries: context.tries + 1,
    })),
    /** Nothing was done: the next try is the same act, under its key. */
    'say that it can be sent again': assign(({ event }) => ({
      ...nothingAsked,
      preview: null,
      why: refusalText(event),
      request: null,
      isFresh: false,
    })),
    /** One tap has a dialog from now on. What is sent with a code is the same act, under its key. */
    'ask for a code': assign(({ context }) => ({ ...dialogOf(context), asks: 'code', answer: '' })),
    'say that the code was wrong': assign(({ context, event }) => ({
      ...dialogOf(context),
      asks: 'code',
      wrong: refusalText(event),
    })),
    /** A wish is another request than the act. */
    'ask why': assign(({ context }) => ({
      ...dialogOf(context),
      asks: 'reason',
      answer: context.typed.why ?? '',
      tries: context.tries + 1,
    })),
    'write down the answer': assign((_, { value }: { value: string }) => ({
      answer: value,
      wrong: null,
    })),
    'say that it is missing': assign({ wrong: requiredHere }),
    'ask for nothing more': assign(({ context }) => ({
      ...nothingAsked,
      preview: null,
      request: null,
      tries: context.tries + 1,
    })),
    'doubt what shows': assign({ isFresh: false }),
    'ask for a reason': assign(({ context }, { text }: ActionResult) => ({
      told: text,
      typed: { ...context.typed, why: '' },
      request: null,
      tries: context.tries + 1,
    })),
    'remember the outcome': assign((_, result: ActionResult) => ({
      outcome: result.tone === 'told' ? { ...result, tone: 'done' as const } : result,
    })),
    'take the outcome from the timeline': assign(({ context }, key: string | null) => ({
      outcome: {
        tone: 'done' as const,
        text: requireValue(doneUnder(key, context.known), 'Not told'),
      },
    })),
    'remember the refusal': assign(({ event }) => ({
      outcome: { tone: 'refused' as const, text: refusalText(event) },
    })),
    /** So that a reload loses nothing that is typed. */
    'keep what is typed': actionNotProvided<KeptAct | null>('keep what is typed'),
  },
  delays: commandDelays,
}).createMachine({
  id: 'deskAct',
  options: { maxIterations: 1000 },
  context: ({ input: { kept, ...input } }) => ({
    ...input,
    tries: 0,
    keptKey: kept?.key ?? null,
    typed: kept?.typed ?? formIn(input)?.begin(input.known) ?? {},
    errors: {},
    seen: kept === null ? input.known : null,
    isFresh: true,
    preview: null,
    told: null,
    why: null,
    outcome: null,
    ...nothingAsked,
  }),
  output: ({ context }) => context.outcome,
  on: { 'answer.changed': { actions: withEvent('remember the answer') } },
  initial: 'opening',
  states: {
    opening: {
      description: 'A dialog asks first, unless one tap is enough.',
      always: [
        {
          guard: 'it was done before the page was loaded',
          target: 'done',
          actions: {
            type: 'take the outcome from the timeline',
            params: ({ context }) => context.keptKey,
          },
        },
        { guard: 'a dialog asks for it', target: 'filling' },
        { target: 'sending' },
      ],
    },
    filling: {
      description: 'What the act needs is typed.',
      meta: { screen: 'Act: filling in' },
      entry: keep,
      on: {
        'field.edited': {
          guard: withEvent('the dialog has this field'),
          actions: [withEvent('write down what is typed'), keep],
        },
        'act.submitted': [
          { guard: 'something typed is wrong', actions: 'say what is wrong' },
          { guard: 'what shows may be old' },
          { guard: 'it is offered no more' },
          { guard: 'it wants a preview', target: 'previewing', actions: 'forget what was wrong' },
          { target: 'sending' },
        ],
        'act.dropped': { target: 'dropped' },
      },
    },
    previewing: {
      description: 'What the act would change is asked; nothing is changed.',
      meta: { screen: 'Act: previewing' },
      tags: 'busy',
      ...command('previewAct', {
        input: ({ context }: { context: DeskActContext }) => requestOf(context),
        done: { target: 'confirming', actions: withOutput('remember the preview') },
        refused: { target: 'filling', actions: 'say why not' },
        unknown: { target: 'filling', actions: 'doubt what shows' },
      }),
    },
    confirming: {
      description: 'What the act would change shows, before it is sent.',
      meta: { screen: 'Act: confirming' },
      on: {
        'field.edited': {
          guard: withEvent('the dialog has this field'),
          target: 'filling',
          actions: withEvent('write down what is typed'),
        },
        'act.submitted': [
          { guard: 'what shows may be old' },
          { guard: 'it is offered no more' },
          { target: 'sending' },
        ],
        'act.dropped': { target: 'dropped' },
      },
    },
    sending: {
      description: 'The act is on its way.',
      meta: { screen: 'Act: on its way' },
      tags: 'busy',
      entry: ['remember what is sent', keep],
      ...sent([
        tapRefused,
        {
          guard: 'the desk is being updated',
          target: 'filling',
          actions: 'say that it can be sent again',
        },
      ]),
    },
    askingForCode: {
      description: 'The act waits for a code of the second factor.',
      meta: { screen: 'Act: asking for a code' },
      on: askedAnswer,
    },
    askingManager: {
      description: 'A manager could do it, and can be asked to.',
      meta: { screen: 'Act: asking a manager' },
      on: askedAnswer,
    },
    outcomeUnknown: {
      description:
        'The act may be done or not. The next answer tells, or it is sent once more under its key.',
      meta: { screen: 'Act: outcome unknown' },
      tags: 'unknown',
      on: {
        'answer.changed': [
          {
            guard: withEvent('its key is in the answer'),
            target: 'done',
            actions: [
              withEvent('remember the answer'),
              {
                type: 'take the outcome from the timeline',
                params: ({ context }) => keyOf(context),
              },
            ],
          },
          {
            guard: withEvent('the server answers again'),
            target: 'sendingAgain',
            actions: withEvent('remember the answer'),
          },
          { actions: withEvent('remember the answer') },
        ],
        'act.dropped': { target: 'dropped' },
      },
    },
    sendingAgain: {
      description: 'The same is sent once more, under the same key.',
      meta: { screen: 'Act: on its way again' },
      tags: ['busy', 'unknown'],
      // What an older server does not know, a newer one may have done.
      ...sent([{ guard: 'the desk is being updated', target: 'outcomeUnknown' }, tapRefused]),
    },
    refused: {
      type: 'final',
      description: 'It was refused, and nothing was asked for that could be corrected.',
      entry: forget,
    },
    done: { type: 'final', description: 'It is done.', entry: forget },
    dropped: { type: 'final', description: 'Nobody wants it any more.', entry: forget },
  },
});
