import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import * as messages from '../../../../messages/account/accountDeletion';
import * as dataExportMessages from '../../../../messages/account/dataExport';
import * as passwordChangeMessages from '../../../../messages/account/passwordChange';
import { thisSession } from '../../../../models/fixtures/exampleSessions';
import { exampleOwnData } from '../../../../models/fixtures/exampleOwnData';
import { fillIn, press } from '../../support/fields';
import { respond, respondInvalid, dropConnection } from '../../support/hotelServer';
import { adaobi, address, renderSite } from '../../support/renderSite';
import { alert, alertDialog, button, dialogTitle, fieldError, heading, text } from '../reading';
import type { WordTable } from '../situation';

const data = '/api/v1/auth/users/export';
const deletion = '/api/v1/auth/users/delete-account';

async function open() {
  respond('get', '/api/v1/auth/users/sessions', 200, { sessions: [thisSession] });
  const site = renderSite({ url: '/account', guest: adaobi });
  await screen.findByText('Delete Account');
  return site;
}

async function wantData() {
  const site = await open();
  await press('Download Your Data');
  return site;
}

async function confirmDeletion(password = 'Lagoon#42') {
  const site = await open();
  await press('Delete Account');
  await screen.findByText('Delete for Good');
  fillIn({ 'Your Password': password });
  await press('Delete for Good');
  return site;
}

/** Exporting a guest's data and deleting the account. */
export const ownData: WordTable = {
  screen: 'own data',
  situations: [
    {
      when: 'the guest opens the account',
      arrange: open,
      says: [
        heading('Your Data'),
        text(dataExportMessages.explanation),
        button('Download Your Data'),
        heading('Delete Your Account'),
        text(messages.whatGoes),
        text(messages.whatStays),
        text(messages.whenNot),
        button('Delete Account'),
      ],
    },
    {
      when: 'the data can’t be had',
      arrange() {
        dropConnection('get', data);
        return wantData();
      },
      says: [alert(dataExportMessages.failed)],
    },
    {
      when: 'the data comes',
      async arrange() {
        respond('get', data, 200, exampleOwnData);
        const saved: string[] = [];
        vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function named(
          this: HTMLAnchorElement,
        ) {
          saved.push(this.download);
        });
        const site = await wantData();
        await expect.poll(() => saved).toEqual(['my-data-2026-03-01.json']);
        vi.restoreAllMocks();
        return site;
      },
      says: [button('Download Your Data')],
    },
    {
      when: 'the guest is asked again',
      async arrange() {
        const site = await open();
        await press('Delete Account');
        return site;
      },
      says: [
        dialogTitle('Delete Your Account?'),
        text(messages.askedAgain),
        button('Keep Account'),
        button('Delete for Good'),
      ],
      async after() {
        await press('Keep Account');
        await expect.poll(() => screen.queryByText('Delete for Good')).toBeNull();
      },
    },
    {
      when: 'no password is entered',
      arrange: () => confirmDeletion(''),
      says: [fieldError('Your Password', passwordChangeMessages.currentRequired)],
    },
    {
      when: 'a stay is ahead',
      arrange() {
        respond('post', deletion, 409, { code: 'stay_ahead', message: messages.stayAhead });
        return confirmDeletion();
      },
      says: [alert(messages.stayAhead)],
    },
    {
      when: 'a payment is open',
      arrange() {
        respond('post', deletion, 409, { code: 'payment_open', message: messages.paymentOpen });
        return confirmDeletion();
      },
      says: [alert(messages.paymentOpen)],
    },
    {
      when: 'the server refuses without a word',
      arrange() {
        respondInvalid('post', deletion, 400, {});
        return confirmDeletion();
      },
      says: [alert(messages.deletionFailed)],
    },
    {
      when: 'the answer to the deletion gets lost',
      arrange() {
        dropConnection('post', deletion);
        return confirmDeletion();
      },
      says: [alert(messages.outcomeUnknown)],
    },
    {
      when: 'the account is deleted',
      arrange() {
        respond('post', deletion, 204, undefined);
        respond('post', '/api/v1/auth/users/logout', 204, undefined);
        return confirmDeletion();
      },
      says: [alertDialog(messages.deleted)],
      async after() {
        await press('OK');
        await expect.poll(address).toBe('/');
        expect(localStorage.getItem('user')).toBeNull();
      },
    },
  ],
};
