import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, expect, vi } from 'vitest';
import './support/jsdomGaps';
import { collectTextsBesideOthers } from './support/loneTexts';
import { collectPageErrors } from './support/pageErrors';

// First, so that messages during cleanup are heard as well.
collectPageErrors();
collectTextsBesideOthers();

afterEach(cleanup);

// Here and not where a page is rendered, because that module is loaded only once for all the files of a worker.
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** The files of a worker share its page and its modules: each must leave them as they were. */
afterAll(async () => {
  // A page that closes while it imports the next one would leave the import to the next file.
  await vi.dynamicImportSettled();
  expect(document.body.innerHTML).toBe('');
  expect(document.title).toBe('');
  expect(vi.isFakeTimers()).toBe(false);
});

// On a quiet machine everything appears at once; a busy one may take longer.
configure({ asyncUtilTimeout: Number(process.env.RENDERED_TIMEOUT_MS ?? 20_000) });
