import preview from '../../.storybook/preview';
import type { HttpHandler } from 'msw';
import * as findWords from '../../messages/desk/pages/find';
import { found } from '../../models/desk/exampleDay';
import { findModel } from '../../models/desk/findModel';
import { deskScreen } from '../support/deskScreen';
import { dropConnection, respond } from '../support/responses';

const meta = preview.meta({ title: 'Desk/Find' });
const FIND = '/api/v1/desk/find';

const finding = (to: string, server: readonly HttpHandler[], ...says: string[]) =>
  deskScreen({
    model: findModel,
    hidesTheRest: true,
    path: { to },
    live: true,
    server,
    act: async ({ page, user }) => {
      await user.type(await page.findByRole('combobox', { name: findWords.find }), 'oke');
    },
    says,
  });

export const Looking = meta.story(finding('finding', [], findWords.looking));
export const Found = meta.story(
  finding('found', [respond('get', FIND, 200, found)], '08030000000'),
);
export const Nobody = meta.story(
  finding('found', [respond('get', FIND, 200, { reservations: [] })], findWords.nothingFound),
);
export const TooLong = meta.story(
  deskScreen({
    model: findModel,
    hidesTheRest: true,
    path: { to: 'tooLong' },
    live: true,
    act: async ({ page, user }) => {
      await user.click(await page.findByRole('combobox', { name: findWords.find }));
      await user.paste('oke '.repeat(60));
    },
    says: [findWords.tooLong],
  }),
);
export const Failed = meta.story(
  finding('failed', [dropConnection('get', FIND)], findWords.failed),
);
