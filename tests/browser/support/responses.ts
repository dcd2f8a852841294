import type { Page } from 'playwright/test';
import {
  addressesOf,
  type BodyOf,
  type Method,
  type PathWith,
  type StatusOf,
} from '../../../models/fixtures/operations';
import { expectErrorResponses } from './pageErrors';

/** Mocks the server's response to an operation, within the contract. */
export async function respond<
  M extends Method,
  P extends PathWith<M>,
  Status extends StatusOf<M, P>,
>(page: Page, method: M, path: P, status: Status, body: BodyOf<M, P, Status>): Promise<void> {
  expectErrorResponses(page, status);
  await page.route(addressesOf(path), async (route) => {
    if (route.request().method() !== method.toUpperCase()) return route.fallback();
    return route.fulfill({ status, json: body });
  });
}
