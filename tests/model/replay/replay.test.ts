import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import type { EventLog } from '../../../tools/inspector/eventLog';
import { sessionOf, walkOf } from '../../../tools/inspector/session';
import { accountVerificationModel } from '../../../models/login/accountVerificationModel';
import { renderedExclusions } from '../rendered/exclusions';
import { replayedPaths } from '../../../tools/model/replay/replayedPaths';
import { CODE, recordedVerification, watchedIn } from './recordedActor';
import { recordedSessionIn, type RecordedWalk } from '../../../tools/model/replay/recorded';
import { matchCases } from '../../../tools/model/replay/matchCases';
import { walkAgain } from '../../../tools/model/replay/walkAgain';
import { asStory, asTest, asWords, stepsOf } from '../../../tools/model/replay/written';

/** A successful verification, and its record. */
async function verification() {
  const recorded = recordedVerification();
  recorded.typesTheCode();
  recorded.codeActor.send({ type: 'code.submitted' });
  recorded.accept();
  await waitFor(recorded.codeActor, (snapshot) => snapshot.matches('verified'));
  const { eventLog } = recorded;
  return {
    session: sessionOf(eventLog.now()),
    match: matchedWalkOf(walkIn(eventLog, 'accountVerification')),
  };
}

function walkIn(eventLog: EventLog, machine: string): RecordedWalk {
  return walkOf(watchedIn(eventLog, machine), eventLog.now());
}

function matchedWalkOf(walk: RecordedWalk) {
  const match = matchCases(accountVerificationModel, walk);
  if (!match) throw new Error('The walk begins where no start does');
  return match;
}

const inWords = ['pastes the code', 'sends the code', 'the server takes the code'];

const { session, match } = await verification();

describe('A recorded session', () => {
  it('holds no digit of a code, and is read back as it was saved', () => {
    const file = JSON.stringify(session);
    expect(file).toContain('digit.typed');
    Array.from(CODE).forEach((digit) => expect(file).not.toContain(`"${digit}"`));
    expect(recordedSessionIn(file)).toEqual(session);
  });

  it('is told in the words of the cases, what no recording holds by another case', () => {
    expect(match.lost).toEqual([]);
    const steps = stepsOf(match);
    expect(steps.filter((step) => step !== 'types a digit')).toEqual(inWords);
    expect(asWords(match)).toContain('the server takes the code\n');
  });

  it('is walked again on the machine alone, and claimed to be as the model says', () => {
    const { states, findings } = walkAgain(accountVerificationModel, match.start, stepsOf(match));
    expect(findings).toEqual([]);
    expect(states.slice(-3)).toEqual(['entering', 'verifying', 'verified']);
  });

  it('is a path that the rendered pages can take, once however often it was recorded', () => {
    const plan = { scenarios: [], exclusions: renderedExclusions.accountVerification ?? [] };
    const { walks } = session;
    const { scenarios, refused } = replayedPaths(accountVerificationModel, plan, {
      version: 1,
      walks: [...walks, ...walks],
    });
    expect(refused).toEqual([]);
    expect(scenarios).toHaveLength(1);
    expect(scenarios[0]?.steps.map(({ words }) => words)).toEqual(expect.arrayContaining(inWords));
  });

  it('can be pasted as a test and as a story', () => {
    const test = asTest(match);
    expect(test).toContain(
      "walkAgain(modelNamed('accountVerification'), 'sees the verification screen', [\n",
    );
    expect(test).toContain("    'pastes the code',\n    'sends the code',\n");
    expect(test).toMatch(/expect\(states\)\.toEqual\(\[\n {4}'entering',/);
    expect(asStory(match, { url: '/login', within: 'authForm' })).toContain("to: 'verified',");
    expect(asStory(match, { url: '/login', within: 'authForm' })).toContain('inside authForm');
  });

  it('tells what it leaves out, and has no words for, as it was', () => {
    const { codeActor, eventLog } = recordedVerification();
    codeActor.send({ type: 'box.focused', box: 1 });
    codeActor.send({ type: 'resend.requested' });
    const asked = matchedWalkOf(walkIn(eventLog, 'accountVerification'));
    expect(stepsOf(asked)).toEqual(['asks for another code']);
    expect(asWords(asked)).toContain('2. box.focused {"box":1}\n3. asks for another code\n');
  });

  it('names what the machine alone can’t take again', () => {
    const { codeActor, eventLog } = recordedVerification();
    codeActor.send({ type: 'resend.requested' });
    const walk = walkIn(eventLog, 'accountVerification');
    const dream = { type: 'code.dreamt', says: null, states: ['dreaming'] };
    const dreamt = matchedWalkOf({ ...walk, steps: [...walk.steps, dream] });
    expect(dreamt.lost).toEqual([dream]);
    expect(asWords(dreamt)).toContain('- code.dreamt → dreaming');
    expect(asTest(dreamt)).toContain('like no case of the model: code.dreamt');
  });

  it('is nothing else', () => {
    expect(() => recordedSessionIn('{"version":2}')).toThrow('no session');
  });
});
