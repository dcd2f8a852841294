import { setTimeout as sleep } from 'node:timers/promises';
import { roomTypes } from '../../machines/shared/roomTypes';
import { addDays, lagosToday } from '../../machines/shared/stay';
import {
  parseProviderJson,
  listAt,
  textAt,
  type ProviderJson,
} from '../../server/paymentProviders/providerJson';
import { oneNightIn } from './oneNight';

/** What all guests together did. */
export interface GuestCounts {
  reservations: number;
  /** Payments that a provider was asked to take. */
  payments: number;
  /** Calls that never got a response. */
  lost: number;
  refundRequests: number;
}

interface PayingGuest {
  base: string;
  index: number;
  random: () => number;
  /** Guests stop when it is switched off. */
  load: { isOn: boolean };
  counts: GuestCounts;
}

interface Answered {
  status: number;
  json: ProviderJson;
}

const PASSWORD = 'Lagoon#42';
const BUTTONS = ['pay', 'pay', 'pay', 'payWithoutReturning', 'paySlowly', 'decline'];

/** Registers, and then reserves and pays over HTTP until the load is switched off. */
export async function payingGuest({
  base,
  index,
  random,
  load,
  counts,
}: PayingGuest): Promise<void> {
  const email = `guest-${index}@example.com`;
  let token = '';

  /** Null without a response, e.g. because the server was killed meanwhile. */
  async function call(method: string, path: string, body?: unknown): Promise<Answered | null> {
    try {
      const response = await fetch(`${base}${path}`, {
        method,
        headers: {
          ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, json: parseProviderJson(await response.text()) };
    } catch {
      counts.lost += 1;
      await sleep(300);
      return null;
    }
  }

  async function logIn(): Promise<boolean> {
    const form = {
      firstName: 'Adaobi',
      lastName: 'Okeke',
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      phoneNumber: '08030000000',
    };
    const users = '/api/v1/auth/users';
    await call('POST', `${users}/signin`, form);
    await sleep(400);
    const emails = await call('GET', `/mailbox/emails?to=${encodeURIComponent(email)}`);
    for (const sentEmail of emails ? listAt(emails.json) : []) {
      const verificationCode = /\b\d{6}\b/.exec(textAt(sentEmail, 'text') ?? '')?.[0];
      if (verificationCode)
        await call('POST', `${users}/verify-account`, { verificationCode, email });
    }
    const login = await call('POST', `${users}/login`, { email, password: PASSWORD });
    token = (login && textAt(login.json, 'token', 'accessToken')) ?? '';
    return token !== '';
  }

  async function reserve(): Promise<string | null> {
    const checkIn = addDays(lagosToday(new Date()), 2 + Math.floor(random() * 60));
    const stay = { ...oneNightIn(roomTypes[0], checkIn), emailAddress: email };
    const response = await call('POST', '/api/v1/reservation', stay);
    if (response?.status === 201) counts.reservations += 1;
    return response && textAt(response.json, 'reservationData', 'id');
  }

  async function pay(reservationId: string): Promise<void> {
    const isPaystack = random() < 0.5;
    const way = isPaystack ? 'initiate-payment' : 'initiate-flutterwave';
    const opened = await call('POST', `/api/v1/payment/${way}`, { reservationId });
    const page = opened && textAt(opened.json, isPaystack ? 'authorization_url' : 'paymentLink');
    const reference = opened && textAt(opened.json, 'reference');
    if (!page || !reference) return;
    const action = BUTTONS[Math.floor(random() * BUTTONS.length)] ?? 'pay';
    counts.payments += 1;
    await fetch(page, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ action }),
    }).catch(() => (counts.lost += 1));
    if (random() < 0.6) {
      await call('GET', `/api/v1/hotel/payment/paystack/verify?reference=${reference}`);
    }
  }

  while (load.isOn) {
    if (token === '' && !(await logIn())) continue;
    const id = await reserve();
    if (id === null) {
      await leaveOneBehind();
      continue;
    }
    await pay(id);
    if (random() < 0.2) await pay(id);
    if (random() < 0.3) await askForRefund(id);
    await sleep(random() * 200);
  }

  /** Cancels what is unpaid: only few may be at a time. */
  async function leaveOneBehind(): Promise<void> {
    const list = await call('GET', '/api/v1/hotel/reservations/history');
    const unpaid = (list ? listAt(list.json, 'reservations') : []).find(
      (reservation) => textAt(reservation, 'paymentStatus') === 'pending',
    );
    const id = unpaid === undefined ? null : textAt(unpaid, 'id');
    if (id !== null) await call('PATCH', `/api/v1/hotel/reservations/${id}/cancel`);
    await sleep(200);
  }

  async function askForRefund(id: string): Promise<void> {
    counts.refundRequests += 1;
    const reason = 'A change of plans';
    await call('POST', `/api/v1/hotel/payment/refund/request/${id}`, { reason });
  }
}
