import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays, lagosToday } from '../../machines/shared/stay';
import { roomTypes } from '../../machines/shared/roomTypes';
import { parseProviderJson, textAt } from '../../server/paymentProviders/providerJson';
import { oneNightIn } from '../kill/oneNight';

/** What the server told a guest. */
interface Told {
  /** When it was asked and when the response came, by `performance.now()`. */
  askedAt: number;
  at: number;
  status: number;
  code: string;
}

export interface ClusterGuest {
  accountId: string;
  token: string;
  /** Reservations that were acknowledged. */
  acknowledged: string[];
  told: Told[];
}

const ASKED_AGAIN_AFTER_MS = 250;
const NIGHTS = 40;

function stayRequest(random: () => number) {
  const checkIn = addDays(lagosToday(new Date()), 2 + Math.floor(random() * NIGHTS));
  return oneNightIn(roomTypes[Math.floor(random() * roomTypes.length)], checkIn);
}

/**
 * Reserves one room after the other until the load is switched off. Like the site, it repeats a request under the same
 * key if there was no response, or one that leaves the outcome unknown.
 */
export async function reserveOn(
  base: string,
  guest: ClusterGuest,
  random: () => number,
  load: { isOn: boolean; endsBy: number },
): Promise<void> {
  const ask = async (key: string, body: string): Promise<string | null> => {
    const askedAt = performance.now();
    const response = await fetch(`${base}/api/v1/reservation`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${guest.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body,
    }).catch(() => null);
    const text = await response?.text().catch(() => null);
    const at = performance.now();
    if (response === null || typeof text !== 'string') {
      guest.told.push({ askedAt, at, status: 0, code: 'no answer' });
      return null;
    }
    if (response.status === 201) {
      guest.told.push({ askedAt, at, status: 201, code: 'reserved' });
      return textAt(parseProviderJson(text), 'reservationData', 'id');
    }
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    const code = (isJson ? textAt(parseProviderJson(text), 'code') : null) ?? 'the proxy’s own';
    guest.told.push({ askedAt, at, status: response.status, code });
    return code === 'rooms_unavailable' ? '' : null;
  };

  while (load.isOn) {
    const key = randomUUID();
    const body = JSON.stringify(stayRequest(random));
    let id = await ask(key, body);
    while (id === null && performance.now() < load.endsBy) {
      await pause(ASKED_AGAIN_AFTER_MS);
      id = await ask(key, body);
    }
    if (id === null) throw new Error('A guest was never told what became of a reservation');
    if (id !== '') guest.acknowledged.push(id);
  }
}
