import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { crossTabSessionOf } from '../../../src/session/crossTabSession';

/** A page of the browser, reduced to the events that its window gets. */
function openPage() {
  const page = Object.assign(new EventTarget(), { BroadcastChannel });
  const tabs = crossTabSessionOf(page);
  const changed = vi.fn();
  const stop = tabs.watch(changed);
  stops.push(stop);
  const show = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return {
    tabs,
    changed,
    stop,
    /** Another tab has changed the value of a key; without a key, all values. */
    storageChanges: (key: string | null = 'refreshToken') =>
      page.dispatchEvent(Object.assign(new Event('storage'), { key })),
    isPutAway: () => page.dispatchEvent(new Event('pagehide')),
    show,
  };
}

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

describe('A tab', () => {
  it('hears of the others through the channel, and of their storage', async () => {
    const [here, there] = [openPage(), openPage()];
    there.tabs.tell();
    await expect.poll(() => here.changed.mock.calls.length).toBe(1);
    here.storageChanges();
    expect(here.changed).toHaveBeenCalledTimes(2);
  });

  it('hears of the session’s own keys, and of a storage that was emptied, but of nothing else', () => {
    const here = openPage();
    for (const key of ['snapshot:booking', 'confirmedReservation', 'accessToken', '']) {
      here.storageChanges(key);
    }
    expect(here.changed).not.toHaveBeenCalled();
    for (const key of ['user', 'refreshToken', null]) here.storageChanges(key);
    expect(here.changed).toHaveBeenCalledTimes(3);
  });

  it('that is put away hears nothing, and looks once when it shows again', async () => {
    const [here, there, witness] = [openPage(), openPage(), openPage()];
    here.isPutAway();
    there.tabs.tell();
    await expect.poll(() => witness.changed.mock.calls.length).toBe(1);
    expect(here.changed).not.toHaveBeenCalled();
    here.show(true);
    expect(here.changed).toHaveBeenCalledTimes(1);
    there.tabs.tell();
    await expect.poll(() => here.changed.mock.calls.length).toBe(2);
  });

  it('that stops watching hears nothing more in any way', async () => {
    const [here, there, witness] = [openPage(), openPage(), openPage()];
    here.stop();
    here.storageChanges();
    here.show(true);
    there.tabs.tell();
    await expect.poll(() => witness.changed.mock.calls.length).toBe(1);
    expect(here.changed).not.toHaveBeenCalled();
  });

  it('does without a channel where the browser has none', async () => {
    const [here, there] = [openPage(), openPage()];
    const page = new EventTarget();
    const tabs = crossTabSessionOf(page);
    const changed = vi.fn();
    stops.push(tabs.watch(changed));
    tabs.tell();
    page.dispatchEvent(new Event('storage'));
    expect(changed).toHaveBeenCalledTimes(1);
    // A message through an open channel would have arrived by now.
    there.tabs.tell();
    await expect.poll(() => here.changed.mock.calls.length).toBe(1);
    expect(here.changed).toHaveBeenCalledTimes(1);
  });

  it('leaves no channel open that would cost the page its place behind Back', () => {
    let open = 0;
    class CountedChannel extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        open += 1;
      }
      override close(): void {
        super.close();
        open -= 1;
      }
    }
    vi.stubGlobal('BroadcastChannel', CountedChannel);
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    const here = openPage();
    expect(open).toBe(1);
    here.tabs.tell();
    expect(open).toBe(1);
    here.isPutAway();
    expect(open).toBe(0);
    here.tabs.tell();
    expect(open).toBe(0);
    here.show(true);
    here.stop();
    expect(open).toBe(0);
  });
});
