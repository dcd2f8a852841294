import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../../src/storage/keyValueStore';
import { persistedState } from '../../../src/storage/persistedState';
import { sharedSnapshot } from '../../../src/storage/sharedSnapshot';

describe('A snapshot that outlives its tab', () => {
  const format = {
    name: 'form',
    read: (value: unknown) => (typeof value === 'string' ? value : null),
  };
  const at = (now: number) => ({ userId: 'me', now });

  /** Tabs of one device, each with separate ids. */
  function tabsOf(device = memoryStore()) {
    let ids = 0;
    const newId = () => `id-${(ids += 1)}`;
    const opened = (tab = memoryStore()) => sharedSnapshot({ tab, device, newId }, format);
    return { opened, left: () => opened().read(at(100)) };
  }

  /** A tab in which the guest has changed what they began with. */
  function begunIn({ opened }: ReturnType<typeof tabsOf>, state: string, now: number) {
    const tab = opened();
    tab.write(at(now), 'empty');
    tab.write(at(now), state);
    return tab;
  }

  it('is taken up in a new tab', () => {
    const tabs = tabsOf();
    begunIn(tabs, 'one room', 1);
    expect(tabs.left()).toBe('one room');
  });

  it('is not taken away by another tab that has an old copy of it', () => {
    const tabs = tabsOf();
    const older = begunIn(tabs, 'one room', 1);
    const newer = tabs.opened();
    newer.read(at(2));
    newer.write(at(3), 'two rooms');
    older.clear();
    expect(tabs.left()).toBe('two rooms');
    newer.clear();
    expect(tabs.left()).toBeNull();
  });

  it('is not replaced by an old copy in which nobody has changed anything', () => {
    const tabs = tabsOf();
    const own = memoryStore();
    const older = tabs.opened(own);
    older.write(at(1), 'empty');
    older.write(at(1), 'one room');
    begunIn(tabs, 'two rooms', 2);
    const loadedAgain = tabs.opened(own);
    expect(loadedAgain.read(at(3))).toBe('one room');
    loadedAgain.write(at(3), 'one room');
    expect(tabs.left()).toBe('two rooms');
    loadedAgain.clear();
    expect(tabs.left()).toBe('two rooms');
  });

  it('is not there before anything is entered in a tab that has found none', () => {
    const tabs = tabsOf();
    const tab = tabs.opened();
    expect(tab.read(at(1))).toBeNull();
    tab.write(at(1), 'empty');
    expect(tabs.left()).toBeNull();
    tab.write(at(2), 'one room');
    expect(tabs.left()).toBe('one room');
  });

  it.each([
    ['forward', 1_000],
    ['back', -1_000],
  ])('follows its tab when the clock steps %s', (_, step) => {
    const tabs = tabsOf();
    const tab = begunIn(tabs, 'one room', 5_000);
    tab.write(at(5_000 + step), 'two rooms');
    expect(tabs.left()).toBe('two rooms');
    tab.clear();
    expect(tabs.left()).toBeNull();
  });

  it('is the last change of all, whatever each tab’s clock says', () => {
    const tabs = tabsOf();
    const first = begunIn(tabs, 'one room', 5_000);
    const second = tabs.opened();
    second.read(at(5_000));
    second.write(at(4_000), 'two rooms');
    first.clear();
    expect(tabs.left()).toBe('two rooms');
    second.clear();
    expect(tabs.left()).toBeNull();
  });

  it('is what was begun last, also in a tab that has finished another before', () => {
    const tabs = tabsOf();
    const tab = begunIn(tabs, 'one room', 1);
    begunIn(tabs, 'two rooms', 2);
    tab.clear();
    tab.write(at(3), 'empty');
    tab.write(at(3), 'three rooms');
    expect(tabs.left()).toBe('three rooms');
  });

  it('of a version of the site that did not count changes is taken up, changed and cleared', () => {
    const device = memoryStore();
    const before = { id: 'id-0', savedAt: 1, userId: 'me', state: 'one room' };
    device.write('snapshot:form', JSON.stringify(before));
    const tabs = tabsOf(device);
    const tab = tabs.opened();
    expect(tab.read(at(2))).toBe('one room');
    tab.write(at(2), 'two rooms');
    expect(tabs.left()).toBe('two rooms');
    tab.clear();
    expect(tabs.left()).toBeNull();
  });

  it('stays when the copy of the tab itself is too old or another guest’s', () => {
    const tabs = tabsOf();
    const own = memoryStore();
    persistedState(own, format).write({ userId: 'you', now: 1 }, 'no room');
    begunIn(tabs, 'two rooms', 2);
    expect(tabs.opened(own).read(at(3))).toBe('two rooms');
  });

  it('that was sent keeps its key until the tab that sent it knows the outcome', () => {
    const [device, sender, other] = [memoryStore(), memoryStore(), memoryStore()];
    const keyOf = (state: string) => (state.startsWith('key') ? 'key' : null);
    const opened = (tab = memoryStore()) =>
      sharedSnapshot(
        { tab, device, newId: () => `id-${device.keys().length}` },
        { ...format, keyOf },
      );
    const first = opened(sender);
    first.write(at(1), 'empty');
    first.write(at(1), 'one room');
    const second = opened(other);
    second.read(at(2));
    first.write(at(3), 'key of one room');
    second.write(at(4), 'two rooms');
    expect(opened(other).read(at(5))).toBe('two rooms');
    expect(second.copy()).toEqual({ state: 'key of one room', isFromHere: false });
    const later = opened();
    later.write(at(5), 'empty');
    later.write(at(5), 'begun later');
    later.write(at(5), 'changed later');
    expect(opened().read(at(6))).toBe('key of one room');
    first.write(at(7), 'one room');
    expect(second.copy()).toEqual({ state: 'one room', isFromHere: false });
    first.clear();
    expect(opened().read(at(8))).toBe('changed later');
  });
});
