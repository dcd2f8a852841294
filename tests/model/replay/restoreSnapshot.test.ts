import { describe, expect, it } from 'vitest';
import { pathOf, presentOf } from '../../../tools/inspector/eventLog';
import { restoreSnapshot, whyNotRestored } from '../../../tools/inspector/restoreSnapshot';
import { recordedDisclosure, recordedVerification, watchedIn } from './recordedActor';

describe('A machine under the eyes of the drawer', () => {
  it('is set back to a moment in which nothing was under way, and goes on from there', () => {
    const { codeActor, eventLog, typesTheCode } = recordedVerification();
    typesTheCode();
    const { entries, actor } = watchedIn(eventLog, 'accountVerification');
    const [, , third] = entries;
    if (!third) throw new Error('Nothing was typed');
    const present = presentOf(watchedIn(eventLog, 'accountVerification'));
    expect(present && whyNotRestored(present.snapshot, third.snapshot)).toBeUndefined();

    const shown: unknown[] = [];
    codeActor.subscribe((snapshot) => shown.push(snapshot));
    restoreSnapshot(actor, third.number, third.snapshot);
    expect(codeActor.getSnapshot()).toBe(third.snapshot);
    expect(shown).toEqual([third.snapshot]);

    codeActor.send({ type: 'code.cleared' });
    const path = pathOf(watchedIn(eventLog, 'accountVerification')).map(({ type }) => type);
    expect(path).toEqual(['xstate.init', 'digit.typed', 'digit.typed', 'code.cleared']);
    expect(watchedIn(eventLog, 'accountVerification').entries).toHaveLength(8);
  });

  it('is not set back to or from a moment with a call under way', () => {
    const { codeActor, eventLog, typesTheCode } = recordedVerification();
    typesTheCode();
    codeActor.send({ type: 'code.submitted' });
    const { entries } = watchedIn(eventLog, 'accountVerification');
    const [begin, now] = [entries[0], entries.at(-1)];
    if (!begin || !now) throw new Error('Nothing has happened');
    expect(whyNotRestored(now.snapshot, begin.snapshot)).toContain(
      'verifyAccount is under way now',
    );
    expect(whyNotRestored(begin.snapshot, now.snapshot)).toContain(
      'verifyAccount was under way then',
    );
  });

  it('is set back where others of its kind stay as they are', () => {
    const [one, other] = [recordedDisclosure(), recordedDisclosure()];
    one.menu.send({ type: 'disclosure.toggled' });
    other.menu.send({ type: 'disclosure.toggled' });
    const watched = watchedIn(one.eventLog, 'disclosure');
    const [begin] = watched.entries;
    if (begin) restoreSnapshot(watched.actor, begin.number, begin.snapshot);
    expect(one.menu.getSnapshot().value).toBe('closed');
    expect(other.menu.getSnapshot().value).toBe('open');
  });
});
