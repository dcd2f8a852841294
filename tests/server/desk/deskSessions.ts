import { createHash, randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { hashPassword } from '../../../server/accounts/passwords/password';
import {
  roomNight,
  staffInvitation,
  staffMember,
  staffSession,
} from '../../../server/database/schema';
import {
  deskBrowserCookie,
  deskSessionCookie,
  newDeskBrowser,
} from '../../../server/staff/cookies';
import { inviteStaff, type Invitation } from '../../../server/staff/staffAccounts';
import { newTotpSecret, sealTotpSecret, totpCodeAt } from '../../../server/staff/secondFactor';
import { openStaffSession, SESSION_SECONDS } from '../../../server/staff/staffSessions';
import type { DeskRole } from '../../../machines/contract/wire';
import { deskRoles } from '../../../machines/desk/acts/act';
import { happen, reserved } from '../reservations/stays';
import type { Hotel, HotelResponse, Method } from '../support/hotel';
import { listAt, numberAt, refusedWith, textAt, valueAt } from '../support/reading';

const DESK = '/api/v1/desk';
export const password = 'harmattan over jos';
/** Hashing is slow. */
const passwordHash = await hashPassword(password, 'the tests');
const amara: Invitation = { name: 'Amara Eze', email: 'amara@hotel.example', role: 'desk' };
const bisi: Invitation = { name: 'Bisi Ade', email: 'bisi@hotel.example', role: 'manager' };
/** Ngozi, who cleans the rooms. */
export const cleaner: Invitation = {
  name: 'Ngozi Obi',
  email: 'ngozi@hotel.example',
  role: 'housekeeping',
};
/** 14:02 in Lagos on the day on which the usual stay begins. */
export const arrival = new Date('2026-03-12T13:02:00Z');
const oneNight = { checkInDate: '2026-03-12', checkOutDate: '2026-03-13' };

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
    for (const set of [response.headers['set-cookie'] ?? []].flat()) this.keep(String(set));
    return response;
  }

  /** Lets somebody in, as their password and their code do. */
  async letIn(email: string): Promise<void> {
    const { context } = this.hotel;
    const { secret } = await context.database.transaction(async (tx) => {
      const [staff] = await tx.select().from(staffMember).where(eq(staffMember.email, email));
      if (!staff) throw new Error(`Nobody at the desk is ${email}`);
      return openStaffSession(tx, context, staff.id, true);
    });
    this.keep(deskSessionCookie(context, secret, SESSION_SECONDS));
    this.keep(deskBrowserCookie(context, newDeskBrowser(context)));
  }

  /** Has entered the second factor once more, as a manager has for an act that asks for it. */
  async enterCode(): Promise<void> {
    const { database, clock } = this.hotel.context;
    const secretHash = createHash('sha256').update(this.cookie('desk_session') ?? '');
    await database
      .update(staffSession)
      .set({ codeAt: clock.now() })
      .where(eq(staffSession.secretHash, secretHash.digest('base64url')));
  }

  private keep(set: string): void {
    const [name = '', value = ''] = set.split(';', 1)[0]?.split('=') ?? [];
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
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
  browser: DeskBrowser;
}

/** Somebody who has followed their own link. */
interface Enrolled extends AtDesk {
  /** The authenticator's secret. */
  secret: string;
  recoveryCodes: readonly string[];
  /** The code that the authenticator shows now. */
  code(): string;
}

/** Invites somebody and returns the code of their link. */
export async function invited(hotel: Hotel, person: Partial<Invitation> = {}): Promise<string> {
  const { context } = hotel;
  const whom = { ...amara, ...person };
  const url = await context.database.transaction((tx) =>
    inviteStaff(tx, context, whom, { name: 'The owner' }),
  );
  const link = url?.split('#').at(-1);
  if (link === undefined) throw new Error(`${whom.email} was invited before.`);
  return link;
}

/** Follows a link: password, second factor, session. */
export async function enrolled(hotel: Hotel, link: string): Promise<Enrolled> {
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
    role: deskRoles.find((role) => role === textAt(welcome.body, 'role')) ?? 'housekeeping',
    secret,
    recoveryCodes: Array.isArray(recoveryCodes) ? recoveryCodes.map(String) : [],
    browser,
    code,
  };
}

/** Lets somebody in again: a session lasts half a day. */
export const signIn = ({ browser, email }: AtDesk): Promise<void> => browser.letIn(email);

/** Somebody at work, logged in, who has a password. */
export async function atDesk(hotel: Hotel, person: Partial<Invitation> = {}): Promise<AtDesk> {
  const whom = { ...amara, ...person };
  await invited(hotel, whom);
  const { database } = hotel.context;
  const isWhom = eq(staffMember.email, whom.email);
  await database.update(staffMember).set({ passwordHash }).where(isWhom);
  const id = database.select({ id: staffMember.id }).from(staffMember).where(isWhom);
  await database.delete(staffInvitation).where(inArray(staffInvitation.staffId, id));
  const browser = new DeskBrowser(hotel);
  await browser.letIn(whom.email);
  return { ...whom, browser };
}

/**
 * Amara at reception and Bisi, who is a manager, in each test of a file.
 * @param instant when they log in, if not when the test begins
 */
export function twoAtDesk(hotel: Hotel, instant?: Date) {
  const browser = new DeskBrowser(hotel);
  const two = { amara: { ...amara, browser }, bisi: { ...bisi, browser } };
  beforeEach(async () => {
    if (instant) hotel.clock.setTo(instant);
    Object.assign(two.amara, await atDesk(hotel));
    Object.assign(two.bisi, await atDesk(hotel, bisi));
  });
  return {
    ...two,
    /** Goes to another instant, where both log in again: a session lasts half a day. */
    goTo: (other: Date | string) => goTo(hotel, other, two.amara, two.bisi),
  };
}

/** Goes to another instant, where these people log in again. */
async function goTo(
  { clock }: Hotel,
  instant: Date | string,
  ...people: readonly AtDesk[]
): Promise<void> {
  clock.setTo(new Date(instant));
  for (const person of people) await signIn(person);
}

/** Gives somebody an authenticator. @returns the code that it shows now */
export async function withAuthenticator(
  { context, clock }: Hotel,
  { email }: Pick<AtDesk, 'email'>,
): Promise<() => string> {
  const { database } = context;
  const [staff] = await database.select().from(staffMember).where(eq(staffMember.email, email));
  const secret = newTotpSecret(context);
  const totpSecret = sealTotpSecret(context, staff?.id ?? '', secret);
  await database.update(staffMember).set({ totpSecret }).where(eq(staffMember.email, email));
  return () => totpCodeAt(secret, clock.now());
}

/**
 * Has a person's page write something, under a new key unless one is given. Where the second factor is asked for, they
 * enter it.
 */
export async function send(
  { browser }: Pick<AtDesk, 'browser'>,
  path: string,
  body: unknown,
  key: string = randomUUID(),
): Promise<HotelResponse> {
  const sent = () => browser.request('POST', path, body, { 'idempotency-key': key });
  const answer = await sent();
  if (valueAt(answer.body, 'code') !== 'code_needed') return answer;
  await browser.enterCode();
  return sent();
}

/** What somebody counts at the end of a day, in naira. Nothing by default. */
interface Counted {
  float?: number;
  counted?: number;
  dropped?: number;
  /** On the first terminal; nothing on the others. */
  pos?: number;
}

/** The closing of a day with a count of the drawer, which begins with what the last one left. */
export async function closingOf(
  { browser }: Pick<AtDesk, 'browser'>,
  date: string,
  { float, counted = 0, dropped = 0, pos = 0 }: Counted = {},
) {
  const { body } = await browser.request('GET', `/money?date=${date}`);
  const left = valueAt(body, 'drawer.float');
  return {
    ...{ act: 'closeDay', date, counted, dropped },
    count: numberAt(body, 'drawer.count'),
    float: float ?? (typeof left === 'number' ? left : 0),
    terminals: listAt(body, 'drawer.terminals').map((terminal, index) => {
      return { terminal, total: index === 0 ? pos : 0 };
    }),
  };
}

/** The act of taking a sum in cash, of what is to be paid. */
export const inCash = (amount: number, balance = amount) => ({
  act: 'takePayment',
  method: 'cash',
  amount,
  balance,
});

let slips = 100_000;

/** In cash, or with a card, whose slip nobody has seen before. */
export function paidBy(method: string): object {
  slips += 1;
  return method === 'pos' ? { method, terminal: 'POS 1', proof: String(slips) } : { method };
}

/** How an act is refused that is not possible, with the sentence of its button. */
export const refused = (why: string) => refusedWith(409, 'act_refused', { message: why, why });

/** How whoever was slower than a colleague is refused. */
export const changed = (message: string) => refusedWith(409, 'changed_meanwhile', { message });

/** A stay in one room. */
export interface OneRoomStay {
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
): Promise<OneRoomStay> {
  guests += 1;
  const guest = await hotel.guest(`guest${guests}@example.com`);
  const id = await reserved(hotel, guest, { deluxe: 1 }, dates);
  await happen(hotel, id, { type: 'payment.settled' });
  return roomOf(hotel, id);
}

async function roomOf(hotel: Hotel, id: string): Promise<OneRoomStay> {
  const nights = await hotel.context.database
    .select({ room: roomNight.roomNumber })
    .from(roomNight)
    .where(eq(roomNight.reservationId, id));
  return { id, room: nights[0]?.room ?? '' };
}

/** A stay of a new guest in one deluxe room, from 12 to 13 March unless other dates are given, for ₦2,000 that nobody has paid. */
export async function unpaidRoom(hotel: Hotel, dates = oneNight) {
  guests += 1;
  const guest = await hotel.guest(`unpaid${guests}@example.com`);
  return { guest, ...(await roomOf(hotel, await reserved(hotel, guest, { deluxe: 1 }, dates))) };
}

/** Does something with a reservation, under a new key unless one is given. */
export function act(
  person: Pick<AtDesk, 'browser'>,
  { id }: Pick<OneRoomStay, 'id'>,
  body: unknown,
  key?: string,
): Promise<HotelResponse> {
  return send(person, `/reservations/${id}/acts`, body, key);
}
