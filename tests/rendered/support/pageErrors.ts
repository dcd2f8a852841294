import { afterEach, beforeEach, expect, vi } from 'vitest';

const heard: string[] = [];

/**
 * What React says of a test that did not wait for a page to load or an answer to show, though a guest needn't either. It
 * depends on how busy the machine is.
 */
const ofTheTest = /not wrapped in act\(|an `act` scope|finished loading inside a test/;

function wordsOf(value: unknown): string {
  return value instanceof Error ? (value.stack ?? value.message) : String(value);
}

/** The page's console messages and uncaught errors in this test so far. */
export function pageErrors(): readonly string[] {
  return heard;
}

/** Declares that the test expects an error with these words. */
export function expectPageError(words: string): void {
  const place = heard.findIndex((pageError) => pageError.includes(words));
  expect(heard, `no page error contains ${words}`).not.toHaveLength(0);
  expect(place, heard.join('\n')).toBeGreaterThanOrEqual(0);
  heard.splice(place, 1);
}

/** Fails every test with an unexpected page error. */
export function collectPageErrors(): void {
  const hearError = (event: ErrorEvent) => heard.push(wordsOf(event.error ?? event.message));
  let stopListening: () => void = () => undefined;
  const hearRejection = (reason: unknown) => heard.push(wordsOf(reason));

  beforeEach(() => {
    heard.length = 0;
    const listening = vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
      const words = said.map(wordsOf).join(' ');
      if (!ofTheTest.test(words)) heard.push(words);
    });
    // By the spy itself: the test may have restored every mock already.
    stopListening = () => listening.mockRestore();
    window.addEventListener('error', hearError);
    process.on('unhandledRejection', hearRejection);
  });

  afterEach(() => {
    stopListening();
    window.removeEventListener('error', hearError);
    process.off('unhandledRejection', hearRejection);
    const all = heard.splice(0);
    expect(all, all.join('\n')).toEqual([]);
  });
}
