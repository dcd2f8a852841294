import { describe, expect, it } from 'vitest';
import { createActor, setup, type AnyStateMachine } from 'xstate';
import { fetchWithRetry } from '../examples/fetchWithRetry';
import { textFormat } from '../examples/textFormat';
import { failsWith } from '../model/outcomes';
import { defineModel } from '../model/testModel';
import type { Known } from './accepted';
import { Inspection } from './inspection';
import { EventLog } from './eventLog';
import type { LookedAt } from './seen';

const nothingExpected = { starts: {}, states: {} };
const formatting = defineModel(textFormat, {
  ...nothingExpected,
  cases: {
    BOLD: { event: { type: 'BOLD' } },
    UNDERLINE: { event: { type: 'UNDERLINE' } },
    'LIST.BULLETS': { event: { type: 'LIST.BULLETS' } },
  },
});
const retrying = defineModel(fetchWithRetry, {
  ...nothingExpected,
  cases: { 'fetchUser fails': { event: failsWith('fetchUser', new Error('Nobody answers')) } },
});
const known: Known = {
  models: [formatting, retrying],
  secretFields: new Set(['pin']),
};

/** A machine that runs, and somebody who looks at it. */
function inspected(machine: AnyStateMachine) {
  const eventLog = new EventLog(() => '/', known.secretFields);
  const inspection = new Inspection(eventLog, known);
  const actor = createActor(machine, {
    inspect: (event) => {
      eventLog.note(event);
    },
  }).start();
  return { actor, eventLog, inspection };
}

/** What is looked at, once everybody has been told of what has happened. */
async function lookedAt(inspection: Inspection): Promise<LookedAt> {
  await Promise.resolve();
  const seen = inspection.now().lookedAt;
  if (!seen) throw new Error('Nothing is looked at');
  return seen;
}

describe('A machine that somebody else wrote, under the eyes of the inspector', () => {
  it('is shown with its states and what it accepts', async () => {
    const { inspection } = inspected(textFormat);
    const { snapshot } = await lookedAt(inspection);
    expect(inspection.now().machines).toMatchObject([{ id: 'word', isRunning: true }]);
    expect(snapshot.states).toEqual(['bold.off', 'underline.off', 'list.none']);
    expect(snapshot.accepts.map(({ type }) => type)).toEqual(['BOLD', 'UNDERLINE', 'LIST.BULLETS']);
  });

  it('is sent what whoever looks on lets happen, and shows what came before', async () => {
    const { actor, inspection } = inspected(textFormat);
    await lookedAt(inspection);
    inspection.carryOut({ type: 'send', words: 'BOLD' });
    expect(actor.getSnapshot().value).toMatchObject({ bold: 'on' });
    const { steps } = await lookedAt(inspection);
    expect(steps.map(({ type }) => type)).toEqual(['BOLD', 'xstate.init']);
    inspection.carryOut({ type: 'lookAt', number: steps[1]?.number ?? 0 });
    expect((await lookedAt(inspection)).snapshot).toMatchObject({
      isPresent: false,
      states: ['bold.off', 'underline.off', 'list.none'],
    });
  });

  it('can be given the answer that it waits for', () => {
    const { actor, inspection } = inspected(fetchWithRetry);
    actor.send({ type: 'FETCH' });
    const accepts = inspection.now().lookedAt?.snapshot.accepts ?? [];
    expect(accepts.flatMap(({ examples }) => examples)).toContain('fetchUser fails');
    actor.stop();
  });

  it('shows nothing that stands under a secret name', async () => {
    const lock = setup({}).createMachine({ id: 'lock', context: { pin: '4711', tries: 0 } });
    const { snapshot } = await lookedAt(inspected(lock).inspection);
    expect(snapshot.context).toContain('"pin": "(hidden)"');
    expect(snapshot.context).toContain('"tries": 0');
  });

  it('is the one that was chosen, or else the one to which something happened last', async () => {
    const eventLog = new EventLog(() => '/', known.secretFields);
    const inspect = eventLog.note.bind(eventLog);
    const inspection = new Inspection(eventLog, known);
    const word = createActor(textFormat, { inspect }).start();
    const fetching = createActor(fetchWithRetry, { inspect }).start();
    const shown = async () => {
      const { key } = await lookedAt(inspection);
      return inspection.now().machines.find((machine) => machine.key === key)?.id;
    };
    word.send({ type: 'BOLD' });
    expect(await shown()).toBe('word');
    inspection.carryOut({ type: 'choose', key: fetching.sessionId });
    word.send({ type: 'BOLD' });
    expect(await shown()).toBe('fetch');
  });

  it('is met where it stands, when nobody looked on before', async () => {
    const eventLog = new EventLog(() => '/', known.secretFields);
    const inspection = new Inspection(eventLog, known);
    const word = createActor(textFormat).start();
    word.send({ type: 'BOLD' });
    eventLog.meet(word);
    expect((await lookedAt(inspection)).snapshot.states).toContain('bold.on');
  });
});
