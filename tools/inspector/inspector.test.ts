import { describe, expect, it } from 'vitest';
import { createActor, isMachineSnapshot, setup, type AnyActorRef } from 'xstate';
import { textFormat } from '../examples/textFormat';
import { sketchOf } from '../model/sketch';
import { fetchWithRetry } from '../examples/fetchWithRetry';
import { Journal, pathOf, type Watched } from './journal';
import { acceptedBy, seenMachine, type Known } from './seenMachine';
import { sessionOf } from './session';
import { setBack, whyNotBack } from './setBack';

const known: Known = {
  models: [sketchOf(textFormat), sketchOf(fetchWithRetry)],
  secretFields: new Set(['pin']),
};

function watched(journal: Journal): Watched {
  const [first] = journal.now();
  if (!first) throw new Error('Nothing has run');
  return first;
}

function seen(actor: AnyActorRef) {
  const snapshot: unknown = actor.getSnapshot();
  if (!isMachineSnapshot(snapshot)) throw new Error('No machine runs there');
  return seenMachine(known, { actor, snapshot });
}

describe('A machine that somebody else wrote, under the eyes of the inspector', () => {
  const journal = new Journal(() => '/', known.secretFields);
  const inspect = journal.note.bind(journal);

  it('is shown with its states and what it accepts', () => {
    const { id, states, accepts } = seen(createActor(textFormat).start());
    expect({ id, states }).toEqual({
      id: 'word',
      states: ['bold.off', 'underline.off', 'list.none'],
    });
    expect(accepts.map(({ type }) => type)).toEqual(['BOLD', 'UNDERLINE', 'LIST.BULLETS']);
  });

  it('is set back to an earlier moment, and tells of its whole path until then', () => {
    const actor = createActor(textFormat, { inspect }).start();
    actor.send({ type: 'BOLD' });
    actor.send({ type: 'LIST.BULLETS' });
    const [, bold] = watched(journal).entries;
    if (!bold) throw new Error('Nothing has happened');
    expect(whyNotBack(actor.getSnapshot(), bold.snapshot)).toBeUndefined();
    setBack(actor, bold.number, bold.snapshot);
    expect(actor.getSnapshot().value).toEqual({ bold: 'on', underline: 'off', list: 'none' });
    expect(pathOf(watched(journal)).map(({ type }) => type)).toEqual(['xstate.init', 'BOLD']);
    expect(sessionOf(journal.now()).walks[0]?.steps.map(({ type }) => type)).toEqual(['BOLD']);
  });

  it('is not set back while it waits for an answer', () => {
    const actor = createActor(fetchWithRetry).start();
    const idle = actor.getSnapshot();
    actor.send({ type: 'FETCH' });
    expect(whyNotBack(actor.getSnapshot(), idle)).toContain('fetchUser is under way now');
    const accepted = acceptedBy(known, actor.getSnapshot()).flatMap(({ examples }) => examples);
    expect(accepted.map(({ words }) => words)).toContain('fetchUser fails');
    actor.stop();
  });

  it('shows nothing that stands under a secret name', () => {
    const lock = setup({}).createMachine({ id: 'lock', context: { pin: '4711', tries: 0 } });
    const { context } = seen(createActor(lock).start());
    expect(context).toContain('"pin": "(hidden)"');
    expect(context).toContain('"tries": 0');
  });
});
