import type { Page } from 'playwright/test';
import {
  addressesOf,
  type BodyOf,
  type Method,
  type PathWith,
  type StatusOf,
} from '../../../models/fixtures/operations';
import { expectErrorResponses, expectNoNetwork } from './pageErrors';

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

/** Takes the network away from an operation. */
export async function dropConnection<M extends Method>(
  page: Page,
  method: M,
  path: PathWith<M>,
): Promise<void> {
  expectNoNetwork(page);
  await page.route(addressesOf(path), async (route) =>
    route.request().method() === method.toUpperCase() ? route.abort() : route.fallback(),
  );
}

/** Leaves an operation without a response, so that what shows meanwhile can be checked. */
export async function neverRespond<M extends Method>(
  page: Page,
  method: M,
  path: PathWith<M>,
): Promise<void> {
  await page.route(addressesOf(path), async (route) => {
    if (route.request().method() !== method.toUpperCase()) await route.fallback();
  });
}
