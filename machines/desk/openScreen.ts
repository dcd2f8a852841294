import { assign } from 'xstate';
import type { DeskActRequest } from '../contract/wire';
import { commandDelays, commandGuards } from '../shared/command';
import { failureOf } from '../shared/failure';
import { isRefusal, isRefusedWith, serverMessage } from '../shared/failureKind';
import { isValid, withoutField } from '../shared/fieldErrors';
import { actionNotProvided, notProvided, watcherNotProvided } from '../shared/notProvided';
import type { StateMeta } from '../shared/screen';
import * as messages from '../../messages/desk/openScreen';
import {
  draftErrors,
  newDraft,
  readerOf,
  type AskedField,
  type Draft,
  type Form,
  type KeptDraft,
  type TypedFields,
} from './draft';

/**
 * The base of every open screen of the desk: it asks every few seconds while it can be seen, says of what time it is, can
 * be read but not used while the server is out of reach, and sends one act at a time, which a dialog may ask for before. A
 * machine of a screen is `setup(openScreen({ … }))` with the states of openScreenStates.ts.
 */

/** An answer as it came; null if nothing has changed since the one that shows. */
export interface FetchedAnswer<TAnswer> {
  answer: TAnswer | null;
  etag: string | null;
  /** When it came, in UTC. */
  at: string;
}

/** An act, and whose reservation it is about. */
export interface ChosenAct {
  reservationId: string;
  request: DeskActRequest;
}

/** The result of the last act. */
export interface ActNotice {
  /** `unknown`: nobody knows; a dialog says so until somebody answers. */
  tone: 'done' | 'refused' | 'unknown';
  text: string;
  /** The address of somebody's new link, which is shown this once. */
  link?: string | null;
}

/** The result of an act that was sent; `told` if it is not done yet, and the dialog goes on. */
export type ActionResult = ActNotice | { tone: 'told'; text: string };

export interface OpenScreenContext<TAnswer, TAct = unknown, TQuestion = unknown> {
  /** The reservation or day it is about; null for today. */
  id: string | null;
  answer: TAnswer | null;
  etag: string | null;
  /** The time of the answer, in UTC. */
  asOf: string | null;
  /** The act that is asked for in the dialog; null if none is. */
  draft: Draft<TAnswer, TQuestion> | null;
  /** The act that is on its way; null if none is. */
  acting: TAct | null;
  said: ActNotice | null;
}

/** An event of any screen, whatever its acts are. */
export type ScreenEvent =
  | { type: 'draft.edited'; field: AskedField; value: string }
  | { type: 'draft.submitted' }
  | { type: 'draft.dropped' }
  | { type: 'said.acknowledged' }
  | { type: 'retry.requested' }
  | { type: 'page.hidden' }
  | { type: 'page.returned' }
  | { type: 'desk.unlocked' };

export type OpenScreenEvent<TAct = unknown, TQuestion = unknown> =
  | ScreenEvent
  | { type: 'act.chosen'; act: TAct }
  | { type: 'draft.begun'; question: TQuestion };

export interface OpenScreenInput<TQuestion = unknown> {
  /** The reservation or day it is about; null for today. */
  id: string | null;
  /** A dialog that this tab kept; null if there is none. */
  kept: KeptDraft<TQuestion> | null;
}

/** `current`: what shows is so, and can be used. `outOfReach`: the server does not answer. */
export type OpenScreenTag = 'shown' | 'current' | 'busy' | 'outOfReach';

/** The context of a screen that opens. */
export function nothingShown<TQuestion>({
  input: { id, kept },
}: {
  input: OpenScreenInput<TQuestion>;
}) {
  const draft = kept && { ...newDraft, question: kept.question, typed: kept.typed };
  return { id, answer: null, etag: null, asOf: null, draft, acting: null, said: null };
}

/** The answer that is wanted, and the one that shows. */
export type AskInput = Pick<OpenScreenContext<unknown>, 'id' | 'etag'>;

export const openScreenGuards = {
  ...commandGuards,
  'the desk is locked': (_: unknown, { error }: { error: unknown }) =>
    isRefusal(failureOf(error), 'desk_locked'),
  'there is none': (_: unknown, { error }: { error: unknown }) =>
    isRefusedWith(failureOf(error), 404),
};

export const openScreenDelays = { ...commandDelays, untilNextAsking: 5000 };

/** Rules of a screen's acts. */
interface Rules<TAnswer, TAct, TQuestion> {
  /** Whether an act can be done as things stand. */
  canDo?: (answer: TAnswer, act: TAct) => boolean;
  /** Whether what a dialog asks for can be done as things stand. */
  canAsk?: (answer: TAnswer, question: TQuestion) => boolean;
  /** The dialog of what is asked for. @throws Error if it has none */
  formOf?: (question: TQuestion) => Form<TAnswer, TQuestion, TAct>;
}

const noForm = () => {
  throw new Error('Nothing is asked for on this screen');
};

/** Everything that a screen's machine is set up with. */
export function openScreen<TAnswer, TAct = undefined, TQuestion = undefined>({
  canDo = () => false,
  canAsk = () => false,
  formOf = noForm,
}: Rules<TAnswer, TAct, TQuestion> = {}) {
  type Context = OpenScreenContext<TAnswer, TAct, TQuestion>;
  type Event = OpenScreenEvent<TAct, TQuestion>;
  const change = <TParams>(how: (context: Context, params: TParams) => Partial<Context>) =>
    assign<Context, Event, TParams, Event, never>(({ context }, params) => how(context, params));
  const errorsIn = ({ answer, draft }: Context) =>
    answer && draft ? draftErrors(draft, answer, formOf(draft.question)) : {};
  const says = <TParams>(tone: ActNotice['tone'], text: (params: TParams) => string) =>
    change(({ draft }, params: TParams) => ({
      acting: null,
      // Whoever tries again means what shows then.
      draft: draft && { ...draft, seen: null, preview: null },
      said: { tone, text: text(params) },
    }));
  return {
    types: {
      context: {} as Context,
      events: {} as Event,
      input: {} as OpenScreenInput<TQuestion>,
      tags: {} as OpenScreenTag,
      meta: {} as StateMeta,
    },
    actors: {
      ask: notProvided<FetchedAnswer<TAnswer>, AskInput>('ask'),
      /** Returns what became of it. */
      sendAct: notProvided<ActionResult, TAct>('sendAct'),
      /** Says when the page is hidden and shown again, and when the desk is unlocked. */
      watchReturn: watcherNotProvided('watchReturn'),
    },
    guards: {
      ...openScreenGuards,
      'it is offered': ({ context: { answer } }: { context: Context }, { act }: { act: TAct }) =>
        answer !== null && canDo(answer, act),
      'it can be asked for': (
        { context: { answer } }: { context: Context },
        { question }: { question: TQuestion },
      ) => answer !== null && canAsk(answer, question),
      'it has this field': (
        { context: { draft } }: { context: Context },
        { field }: { field: AskedField },
      ) => draft !== null && field in draft.typed,
      'something typed is wrong': ({ context }: { context: Context }) =>
        !isValid(errorsIn(context)),
      'it is offered no more': ({ context: { answer, draft } }: { context: Context }) =>
        answer === null || draft === null || !canAsk(answer, draft.question),
      'it wants a preview': ({ context: { draft } }: { context: Context }) =>
        draft?.preview === null && formOf(draft.question).hasPreview === true,
    },
    actions: {
      'remember the answer': change(
        ({ answer, etag, draft, said }, asked: FetchedAnswer<TAnswer>) => ({
          said: draft && said?.tone === 'unknown' ? null : said,
          answer: asked.answer ?? answer,
          etag: asked.etag ?? etag,
          asOf: asked.at,
        }),
      ),
      'remember the act': change((_, { act }: { act: TAct }) => ({ acting: act, said: null })),
      'begin the draft': change(({ answer }, { question }: { question: TQuestion }) => ({
        draft: answer && {
          ...newDraft,
          question,
          typed: formOf(question).begin(answer, question),
          seen: answer,
        },
        said: null,
      })),
      'write down what is typed': change(
        ({ draft }, { field, value }: { field: AskedField; value: string }) => ({
          draft: draft && {
            ...draft,
            typed: { ...stillAsked(draft, field), [field]: value },
            errors: withoutField(draft.errors, field),
            preview: null,
            told: field === 'why' ? draft.told : null,
          },
        }),
      ),
      'say what is wrong': change<undefined>((context) => ({
        draft: context.draft && { ...context.draft, errors: errorsIn(context) },
        said: null,
      })),
      'remember the preview': change(({ draft }, preview: TAnswer) => ({
        draft: draft && { ...draft, preview },
        said: null,
      })),
      'send the draft': change<undefined>((context) => ({
        acting: draftedAct(context, formOf),
        draft: context.draft && { ...context.draft, errors: {}, seen: null, preview: null },
        said: null,
      })),
      'drop the draft': change<undefined>(() => ({ draft: null, said: null })),
      'say what was done': change(({ draft }, became: ActionResult) =>
        became.tone === 'told'
          ? {
              acting: null,
              draft: draft && { ...draft, typed: { ...draft.typed, why: '' }, told: became.text },
            }
          : { acting: null, draft: null, said: became },
      ),
      'say why not': says(
        'refused',
        ({ error }: { error: unknown }) => serverMessage(failureOf(error)) ?? messages.failed,
      ),
      'say what is not known': says<undefined>('unknown', () => messages.outcomeUnknown),
      'say nothing': change<undefined>(() => ({ said: null })),
      /** So that a reload loses nothing that is typed. */
      'keep the draft': actionNotProvided<Context>('keep the draft'),
    },
    delays: openScreenDelays,
  };
}

/** The fields that stay when one is edited: for another account, say, the reason is asked again. */
function stillAsked({ typed, told }: Draft<unknown, unknown>, edited: AskedField): TypedFields {
  return told === null || edited === 'why' ? typed : withoutField(typed, 'why');
}

/** The act that a draft sends. @throws Error if nothing is asked for, or nothing shows */
export function draftedAct<TAnswer, TAct, TQuestion>(
  { answer, draft }: OpenScreenContext<TAnswer, TAct, TQuestion>,
  formOf: (question: TQuestion) => Form<TAnswer, TQuestion, TAct>,
): TAct {
  if (answer === null || draft === null) throw new Error('Nothing is asked for');
  return formOf(draft.question).act(readerOf(draft), draft.seen ?? answer, draft.question);
}
