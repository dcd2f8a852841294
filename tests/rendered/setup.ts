import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, expect, vi } from 'vitest';
import './support/jsdomGaps';
import { hearComplaints } from './support/complaints';

// First, so that what is said while a page is taken away is heard as well.
hearComplaints();

afterEach(cleanup);

// Here rather than where a page is rendered: that is read once for all the files of a worker.
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** The files of a worker share its page: each has to leave it as it was found. */
afterAll(() => {
  expect(document.body.innerHTML).toBe('');
  expect(document.title).toBe('');
  expect(vi.isFakeTimers()).toBe(false);
});

// What a guest waits for comes at once on a quiet machine; a busy one may take its time.
configure({ asyncUtilTimeout: Number(process.env.RENDERED_TIMEOUT_MS ?? 20_000) });
