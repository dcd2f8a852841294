import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookingPages } from '../../../src/app/pages';
import { openHotelServer } from '../support/hotelServer';
import { renderSite } from '../support/renderSite';

openHotelServer();

const preload = vi.spyOn(bookingPages['/reservation'], 'preload');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  preload.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Longer than the page waits in browsers without idle callbacks. */
const RESTED_MS = 1_000;

describe('The page that usually comes next', () => {
  it('is fetched once the guest has done anything and the browser has rested', () => {
    renderSite({ url: '/' });
    vi.advanceTimersByTime(RESTED_MS);
    expect(preload).not.toHaveBeenCalled();

    fireEvent.scroll(window);
    vi.advanceTimersByTime(RESTED_MS);
    expect(preload).toHaveBeenCalled();
  });

  it('is not fetched any more when the site is gone before the browser has rested', () => {
    const { unmount } = renderSite({ url: '/' });
    fireEvent.scroll(window);
    unmount();
    vi.advanceTimersByTime(RESTED_MS);
    expect(preload).not.toHaveBeenCalled();
  });
});
