import { readFile } from 'node:fs/promises';
import type { DataExportContext } from '../../../../../machines/account/dataExportMachine';
import * as sessionMessages from '../../../../../messages/session/session';
import { dataExportModel } from '../../../../../models/account/dataExportModel';
import { dataExportExclusions } from '../../exclusions/account/dataExport';
import { inSessionOf, losesSession, opensAccount, type AccountOwner } from '../../support/account';
import { alertSays, presses, withoutNetwork } from '../../support/acts';
import type { RealMachine, Scene } from '../../support/realMachine';
import { expect } from '../../support/world';

/** As many exports of one account as the server makes in an hour. */
const MOST_EXPORTS = 10;

/** The real server's messages where the model has different ones. */
const serverMessages: Readonly<Record<string, string | RegExp>> = {
  'The server said no': /^Too many attempts/,
};

const cardOf = ({ page }: Scene<AccountOwner>) =>
  page
    .getByRole('main')
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: 'Your Data' }) })
    .last();

/** How a guest downloads their data in a real browser. */
export const dataExport: RealMachine<AccountOwner, DataExportContext> = {
  model: dataExportModel,
  exclusions: dataExportExclusions,
  calls: { downloadExport: { method: 'GET', path: /\/users\/export$/ } },
  starts: { 'sees the offer of the data': opensAccount },
  executors: {
    'wants the data': presses('Download Your Data'),
    'the file comes': async ({ page, gate, guest, hotel }) => {
      const comes = page.waitForEvent('download');
      await gate.letGo('downloadExport');
      const file = await comes;
      expect(file.suggestedFilename()).toBe(`my-data-${hotel.today()}.json`);
      const { firstName, lastName, email, phoneNumber } = guest;
      const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
      expect(data).toMatchObject({ account: { firstName, lastName, email, phoneNumber } });
    },
    'the server says why not': async (scene) => {
      const { request, gate } = scene;
      for (let times = 0; times < MOST_EXPORTS; times += 1) {
        await request.get('/api/v1/auth/users/export', inSessionOf(scene));
      }
      await gate.letGo('downloadExport');
    },
    'the network fails': (scene) => withoutNetwork(scene, 'downloadExport'),
    'the session expired': losesSession('downloadExport'),
  },
  assertions: {
    offering: async (scene) => {
      const card = cardOf(scene);
      await expect(card.getByRole('button', { name: 'Download Your Data' })).toBeEnabled();
      await expect(card.getByRole('alert')).toHaveCount(0);
    },
    fetching: async (scene) => {
      await scene.gate.held('downloadExport');
      await expect(cardOf(scene).getByRole('button', { name: 'Fetching...' })).toBeVisible();
      await expect(cardOf(scene).getByRole('alert')).toHaveCount(0);
    },
    failed: async (scene, { context: { error } }) => {
      const card = cardOf(scene);
      const words = error ?? '';
      await expect(card.getByRole('alert')).toHaveText(serverMessages[words] ?? words);
      await expect(card.getByRole('button', { name: 'Download Your Data' })).toBeEnabled();
    },
    sessionLost: alertSays(sessionMessages.expired),
  },
};
