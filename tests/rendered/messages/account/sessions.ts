import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import * as sessionListMessages from '../../../../messages/account/sessionList';
import { otherSession, thisSession } from '../../../../models/fixtures/exampleSessions';
import { press } from '../../support/fields';
import { respond, respondInvalid, dropConnection } from '../../support/hotelServer';
import { adaobi, renderSite } from '../../support/renderSite';
import { alert, button, heading, text } from '../reading';
import type { WordTable } from '../situation';

const list = '/api/v1/auth/users/sessions';
const one = '/api/v1/auth/users/sessions/{id}';

function open() {
  respond('get', list, 200, { sessions: [thisSession, otherSession] });
  return renderSite({ url: '/account', guest: adaobi });
}

/** The sessions in which a guest is logged in. */
export const sessions: WordTable = {
  screen: 'sessions of an account',
  situations: [
    {
      when: 'the guest is logged in on two devices',
      arrange: open,
      says: [
        heading('My Account'),
        heading('Where You Are Logged In'),
        heading('Firefox on Linux'),
        text('This browser'),
        heading('Chrome on Android'),
        button('End Session'),
      ],
      async after() {
        const ended = respond('delete', one, 204, undefined);
        await press('End Session');
        await expect.poll(() => screen.queryByText('Chrome on Android')).toBeNull();
        expect(ended[0]?.url.pathname).toBe(`${list}/${otherSession.id}`);
        expect(screen.queryByText('End Session')).toBeNull();
      },
    },
    {
      when: 'a session can’t be ended',
      async arrange() {
        dropConnection('delete', one);
        const site = open();
        await press('End Session');
        return site;
      },
      says: [alert(sessionListMessages.endFailed), heading('Chrome on Android')],
    },
    {
      when: 'the sessions can’t be had',
      arrange() {
        respondInvalid('get', list, 500, {});
        return renderSite({ url: '/account', guest: adaobi });
      },
      says: [alert(sessionListMessages.fetchFailed), button('Try again')],
    },
  ],
};
