import { afterEach, describe, expect, it, vi } from 'vitest';
import { otherTabsOf } from '../../../src/session/otherTabs';

/** A page of the browser: what is told to its window, and nothing else of it. */
function openPage() {
  const page = Object.assign(new EventTarget(), { BroadcastChannel });
  const tabs = otherTabsOf(page);
  const changed = vi.fn();
  const stop = tabs.watch(changed);
  stops.push(stop);
  const show = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return {
    tabs,
    changed,
    stop,
    storageChanges: () => page.dispatchEvent(new Event('storage')),
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
    await vi.waitFor(() => expect(here.changed).toHaveBeenCalledTimes(1));
    here.storageChanges();
    expect(here.changed).toHaveBeenCalledTimes(2);
  });

  it('that is put away hears nothing, and looks once when it shows again', async () => {
    const [here, there] = [openPage(), openPage()];
    here.isPutAway();
    there.tabs.tell();
    await vi.waitFor(() => expect(there.changed).toHaveBeenCalled());
    expect(here.changed).not.toHaveBeenCalled();
    here.show(true);
    expect(here.changed).toHaveBeenCalledTimes(1);
    there.tabs.tell();
    await vi.waitFor(() => expect(here.changed).toHaveBeenCalledTimes(2));
  });

  it('that has just been loaded has missed nothing', () => {
    const here = openPage();
    here.show(false);
    expect(here.changed).not.toHaveBeenCalled();
  });

  it('that stops watching hears nothing more in any way', async () => {
    const [here, there] = [openPage(), openPage()];
    here.stop();
    here.storageChanges();
    here.show(true);
    there.tabs.tell();
    await vi.waitFor(() => expect(there.changed).toHaveBeenCalled());
    expect(here.changed).not.toHaveBeenCalled();
  });

  it('does without a channel where the browser has none', () => {
    const page = new EventTarget();
    const tabs = otherTabsOf(page);
    const changed = vi.fn();
    stops.push(tabs.watch(changed));
    tabs.tell();
    page.dispatchEvent(new Event('storage'));
    expect(changed).toHaveBeenCalledTimes(1);
  });
});
