import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { roomNight } from '../../../server/database/schema';
import { inviteStaff, type Invited } from '../../../server/desk/staffAccounts';
import { totpCodeAt } from '../../../server/desk/secondFactor';
import type { DeskRole } from '../../../machines/contract/wire';
import { happen, reserved } from '../reservations/stays';
import type { Hotel, HotelResponse, Method } from '../support/hotel';
import { textAt, valueAt } from '../support/reading';

const DESK = '/api/v1/desk';
export const password = 'harmattan over jos';

/** A browser at the front desk: it keeps cookies and sends what the desk's pages send. */
export class DeskBrowser {
  private readonly cookies = new Map<string, string>();
  readonly address: string;
  private readonly hotel: Hotel;

  constructor(hotel: Hotel, address = '127.0.0.1') {
    this.hotel = hotel;
    this.address = address;
  }

  /** @param headers replace what the desk's pages send; an empty one is left out */
  async request(
    method: Method,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<HotelResponse> {
    const { publicUrl } = this.hotel.context.configuration;
    const cookie = Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const sent = { cookie, origin: publicUrl, 'desk-request': 'person', ...headers };
    const response = await this.hotel.request(method, `${DESK}${path}`, {
      body,
      address: this.address,
      headers: Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== '')),
    });
    for (const set of [response.headers['set-cookie'] ?? []].flat()) {
      const [name = '', value = ''] = String(set).split(';', 1)[0]?.split('=') ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  /** The cookies as they would be sent. */
  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  setCookie(name: string, value: string): void {
    this.cookies.set(name, value);
  }
}

/** Somebody who works at the desk, with a browser in which they are logged in. */
export interface AtDesk {
  email: string;
  name: string;
  role: DeskRole;
  /** The authenticator's secret. */
  secret: string;
  recoveryCodes: readonly string[];
  browser: DeskBrowser;
  /** The code that the authenticator shows now. */
  code(): string;
}

/** Invites somebody and returns the code of their link. */
export async function invited(
  hotel: Hotel,
  { name = 'Amara Eze', email = 'amara@hotel.example', role = 'desk' }: Partial<Invited> = {},
): Promise<string> {
  const { context } = hotel;
  const url = await context.database.transaction((tx) =>
    inviteStaff(tx, context, { name, email, role }, { name: 'The owner' }),
  );
  const link = url?.split('/').at(-1);
  if (link === undefined) throw new Error(`${email} was invited before.`);
  return link;
}

/** Follows a link: password, second factor, session. */
export async function enrolled(hotel: Hotel, link: string): Promise<AtDesk> {
  const browser = new DeskBrowser(hotel);
  const welcome = await browser.request('POST', '/welcome', { link });
  const secret = textAt(welcome.body, 'secret');
  const code = () => totpCodeAt(secret, hotel.clock.now());
  const done = await browser.request('POST', '/welcome/finish', { link, password, code: code() });
  if (done.status !== 200) throw new Error(`Not enrolled: ${JSON.stringify(done.body)}`);
  const recoveryCodes = valueAt(done.body, 'recoveryCodes');
  return {
    email: textAt(welcome.body, 'email'),
    name: textAt(welcome.body, 'name'),
    role: textAt(welcome.body, 'role') === 'manager' ? 'manager' : 'desk',
    secret,
    recoveryCodes: Array.isArray(recoveryCodes) ? recoveryCodes.map(String) : [],
    browser,
    code,
  };
}

/** Logs somebody in again: a session lasts half a day. */
export async function signIn(person: AtDesk): Promise<void> {
  const { browser, email } = person;
  await browser.request('POST', '/login', { email, password });
  const { status } = await browser.request('POST', '/login/code', { code: person.code() });
  if (status !== 200) throw new Error(`${email} could not log in`);
}

/** Somebody at work, logged in. */
export async function atDesk(hotel: Hotel, person: Partial<Invited> = {}): Promise<AtDesk> {
  return enrolled(hotel, await invited(hotel, person));
}

/** A paid stay in one room. */
export interface PaidRoom {
  id: string;
  /** Its room's number. */
  room: string;
}

let guests = 0;

/**
 * A stay of a new guest in one deluxe room, paid; from 12 to 15 March unless other dates are given.
 */
export async function paidRoom(
  hotel: Hotel,
  dates: { checkInDate?: string; checkOutDate?: string; name?: string } = {},
): Promise<PaidRoom> {
  guests += 1;
  const guest = await hotel.guest(`guest${guests}@example.com`);
  const id = await reserved(hotel, guest, { deluxe: 1 }, dates);
  await happen(hotel, id, { type: 'payment.settled' });
  const nights = await hotel.context.database
    .select({ room: roomNight.roomNumber })
    .from(roomNight)
    .where(eq(roomNight.reservationId, id));
  return { id, room: nights[0]?.room ?? '' };
}

/** Does something with a reservation, under a new key unless one is given. */
export function act(
  { browser }: Pick<AtDesk, 'browser'>,
  { id }: Pick<PaidRoom, 'id'>,
  body: unknown,
  key: string = randomUUID(),
): Promise<HotelResponse> {
  return browser.request('POST', `/reservations/${id}/acts`, body, { 'idempotency-key': key });
}
