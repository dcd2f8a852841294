import { readFile } from 'node:fs/promises';
import type { ReservationDocument } from '../../../../../machines/contract/wire';
import type { DocumentsContext } from '../../../../../machines/reservation/documentsMachine';
import { myReservationPath } from '../../../../../machines/shared/paths';
import * as messages from '../../../../../messages/reservation/documents';
import * as words from '../../../../../messages/reservation/pages/documents';
import * as sessionMessages from '../../../../../messages/session/session';
import { documentsModel } from '../../../../../models/reservation/documentsModel';
import { documentsExclusions } from '../../exclusions/reservation/documents';
import { alertSays, presses, withoutNetwork } from '../../support/acts';
import { openCheckout, payAndTell } from '../../support/checkouts';
import type { Owner } from '../../support/owner';
import { bookAsGuest } from '../../support/payer';
import type { RealMachine, Scene, Stage } from '../../support/realMachine';
import { arriveLoggedIn, endSession, expect } from '../../support/world';

/** How each file is called, and how it begins. */
const files: Readonly<
  Record<ReservationDocument, { name: (shortId: string) => string; beginning: string }>
> = {
  receipt: { name: (shortId) => `receipt-${shortId}.pdf`, beginning: '%PDF-' },
  calendar: { name: (shortId) => `stay-${shortId}.ics`, beginning: 'BEGIN:VCALENDAR' },
};

/** The requested file arrives in the browser's downloads. */
export async function fileComes(
  { page, gate, reservation }: Scene<Owner>,
  document: ReservationDocument,
): Promise<void> {
  const downloading = page.waitForEvent('download');
  await gate.letGo('downloadDocument');
  const download = await downloading;
  const { name, beginning } = files[document];
  expect(download.suggestedFilename()).toBe(name(reservation.id.slice(0, 8)));
  expect(await readFile(await download.path(), 'latin1')).toMatch(new RegExp(`^${beginning}`));
}

const isPaper = (value: unknown): value is ReservationDocument =>
  value === 'receipt' || value === 'calendar';

const offers = async ({ page }: Scene<Owner>) => {
  for (const name of Object.values(words.names)) {
    await expect(page.getByRole('button', { name })).toBeEnabled();
  }
};

const failure = ({ page }: Scene<Owner>) =>
  page.getByRole('alert').filter({ hasText: messages.fetchFailed });

/** Opens the details of a reservation that is paid. */
export async function opensPaid(stage: Stage): Promise<Owner> {
  const { page } = stage;
  const { guest, reservation } = await bookAsGuest(stage);
  const visitor = { ...stage, guest };
  await payAndTell(visitor, await openCheckout(visitor, reservation, 'confirmation'));
  await arriveLoggedIn({ page, guest });
  await page.goto(myReservationPath(reservation.id));
  return { guest, reservation };
}

/** How a guest fetches the files of a reservation in a real browser. */
export const documents: RealMachine<Owner, DocumentsContext> = {
  model: documentsModel,
  exclusions: documentsExclusions,
  calls: {
    downloadDocument: {
      method: 'GET',
      path: /\/hotel\/reservations\/[^/]+\/(?:receipt|calendar)$/,
    },
  },
  starts: {
    'sees what there is to fetch': opensPaid,
  },
  executors: {
    'wants the receipt': presses(words.names.receipt),
    'wants the stay for the calendar': presses(words.names.calendar),
    'the file comes': async (scene, { context }) => {
      const wanted: unknown = Reflect.get(context, 'wanted');
      if (!isPaper(wanted)) throw new Error('Nothing was wanted');
      await fileComes(scene, wanted);
    },
    'the network fails': (scene) => withoutNetwork(scene, 'downloadDocument'),
    'the server says that the session expired': async (scene) => {
      await endSession(scene);
      await scene.gate.letGo('downloadDocument');
    },
  },
  assertions: {
    offering: async (scene) => {
      await offers(scene);
      await expect(failure(scene)).toHaveCount(0);
    },
    fetching: async ({ page, gate }) => {
      await gate.held('downloadDocument');
      await expect(page.getByRole('button', { name: words.fetching })).toHaveCount(1);
    },
    failed: async (scene) => {
      await expect(failure(scene)).toBeVisible();
      await offers(scene);
    },
    sessionLost: alertSays(sessionMessages.expired),
  },
};
