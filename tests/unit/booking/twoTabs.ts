import { vi } from 'vitest';
import { createActor } from 'xstate';
import { pageGuestOf } from '../../../machines/session/sessionSelectors';
import { RESPONSE_TIMEOUT_MS } from '../../../machines/shared/timeouts';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { knownClock } from '../../../models/fixtures/knownClock';
import { json } from '../../../models/fixtures/responses';
import { textAt } from '../../../src/api/valueAt';
import type { WithLock } from '../../../src/api/withLock';
import { createAppContext } from '../../../src/app/createAppContext';
import { provideBooking } from '../../../src/booking/bookingActors';
import { bookingStorage } from '../../../src/booking/bookingStorage';
import { apiContextOn } from '../../../src/context/apiContext';
import { memoryStore, type KeyValueStore } from '../../../src/storage/keyValueStore';
// Loaded before the first order, so that each order takes the same way again.
import '../../../src/session/sessionCalls';
import { browserLocks } from '../../support/browserLocks';
import { adaobi, bola, NOW, refused } from '../../support/journeyWithoutPage';

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
function chanceOf(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A request that the server has got and not answered. */
interface Pending {
  request: Request;
  body: unknown;
  answer: (response: Response) => void;
  lose: () => void;
}

const ok = { type: 'alert.acknowledged' } as const;
const guests = { [adaobi.id]: adaobi, [bola.id]: bola };
const refusals: readonly (readonly [number, string])[] = [
  [400, 'validation_failed'],
  [429, 'too_many_attempts'],
  [503, 'temporarily_unavailable'],
  [409, 'request_in_progress'],
  [403, ''],
];

/** A booking's mark: its guest, and which of theirs it is. */
const tagOf = (body: unknown) => (textAt(body, 'specialRequest') ?? '').split('.')[0] ?? '';

/** The hotel's server: tokens, and reservations under their keys. What it finds wrong it writes down. */
function smallServer() {
  const tokens = new Map<string, string>();
  const byKey = new Map<string, Response>();
  const made = new Map<string, string[]>();
  /** The bookings that are over, as far as a tab has been told. */
  const over = new Set<string>();
  const wrong: string[] = [];
  const pending: Pending[] = [];
  let serial = 0;
  const owner = ({ headers }: Request) =>
    tokens.get((headers.get('Authorization') ?? '').replace('Bearer ', ''));
  function open(id: string) {
    serial += 1;
    const token = { accessToken: `access-${serial}`, refreshToken: `refresh-${serial}` };
    for (const one of Object.values(token)) tokens.set(one, id);
    return { user: guests[id] ?? adaobi, token };
  }

  function reserve(request: Request, body: unknown, id: string, isFull: boolean): Response {
    const key = request.headers.get('Idempotency-Key') ?? '';
    const known = byKey.get(key);
    if (known) return known.clone();
    const booking = tagOf(body);
    if (!booking.startsWith(id)) wrong.push(`${booking} is sent with the token of ${id}`);
    const others = made.get(booking) ?? [];
    const reservation = { ...exampleReservation(), id: `r-${booking}-${others.length}` };
    const response = isFull
      ? refused(409, 'rooms_unavailable')
      : json(201, { message: 'Created', reservationData: reservation });
    if (!isFull) made.set(booking, [...others, reservation.id]);
    if (made.get(booking)?.length === 2) wrong.push(`${booking} is reserved twice`);
    byKey.set(key, response);
    return response.clone();
  }

  function work({ request, body }: Pending, isFull: boolean): Response {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/refresh')) {
      const user = tokens.get(textAt(body, 'refreshToken') ?? '');
      return user === undefined ? refused(401, 'token_invalid') : json(200, open(user));
    }
    if (pathname.endsWith('/logout')) return json(204, undefined);
    if (pathname.endsWith('/availability')) {
      return json(200, { rooms: [{ roomType: 'Deluxe Room', roomsLeft: 9 }] });
    }
    const id = owner(request);
    if (id === undefined) return refused(401, 'token_invalid');
    if (pathname.endsWith('/reservation')) return reserve(request, body, id, isFull);
    if (textAt(body, 'firstName') !== guests[id]?.firstName) {
      wrong.push(`a call of ${textAt(body, 'firstName') ?? ''} is sent with the token of ${id}`);
    }
    return json(200, { user: guests[id] });
  }

  return {
    pending,
    wrong,
    over,
    open,
    newId: () => `id-${(serial += 1)}`,
    send: async (request: Request) => {
      const text = await request.text();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      return new Promise<Response>((resolve, reject) => {
        const lose = () => reject(new TypeError('Failed to fetch'));
        request.signal.addEventListener('abort', lose);
        pending.push({ request, body, answer: resolve, lose });
      });
    },
    /** Deals with one request: does it and answers, does it or not and loses the answer, or refuses it. */
    deal(one: Pending, chance: number) {
      pending.splice(pending.indexOf(one), 1);
      if (chance < 0.6) {
        const answer = work(one, chance < 0.1);
        if (answer.status === 201 && !one.request.signal.aborted) over.add(tagOf(one.body));
        one.answer(answer);
      } else if (chance < 0.75) {
        work(one, false);
        one.lose();
      } else if (chance < 0.85) one.lose();
      else {
        const [status, code] = refusals[Math.floor((chance - 0.85) / 0.0301)] ?? [400, ''];
        one.answer(refused(status, code));
      }
    },
    /** All tokens for calls run out. */
    expire: () => {
      for (const token of tokens.keys()) if (token.startsWith('access')) tokens.delete(token);
    },
  };
}

type Server = ReturnType<typeof smallServer>;
/** What the tabs of a browser share. */
interface Browser {
  device: KeyValueStore;
  locks: (page: AbortSignal) => WithLock;
}

type Later = (page: { isOpen: boolean }, changed: () => void) => void;

/** A page of a tab: its session and, on the booking's paths, the booking of its guest. */
function openPage(server: Server, tabStore: KeyValueStore, browser: Browser, later: Later) {
  const { device, locks } = browser;
  const leaving = new AbortController();
  const watch = (changed: () => void) => device.watch(() => later(page, changed));
  const appContext = createAppContext({
    tabStore,
    deviceStore: { ...device, watch },
    baseUrl: 'http://hotel.test',
    send: server.send,
    withLock: locks(leaving.signal),
    otherTabs: { tell: () => undefined, watch },
    leaveFor: () => undefined,
    onPageRestore: () => () => undefined,
    watchFragment: () => () => undefined,
    clock: knownClock(() => NOW),
    bookingFlow: 'confirm',
  });
  const { navigation, session } = appContext;
  const context = { ...apiContextOn(appContext), randomKey: server.newId };
  const openBooking = () => {
    const path = navigation.currentPath();
    const guest = pageGuestOf(session.getSnapshot());
    const stored = bookingStorage(context);
    const saved = stored.read();
    const [elsewhere, madeBefore] = [stored.elsewhere(), stored.madeBefore()];
    const profile = guest && {
      name: guest.firstName,
      email: guest.email,
      phone: guest.phoneNumber,
    };
    const opening = { saved, elsewhere, stayToRepeat: null, madeBefore, profile, path };
    const booking = createActor(provideBooking(context, stored), {
      input: { flow: 'confirm', ...opening },
    }).start();
    stored.keep(booking.getSnapshot());
    booking.subscribe(stored.keep);
    return booking;
  };
  interface Shown {
    of: string;
    booking: ReturnType<typeof openBooking>;
  }
  const page = {
    context,
    session,
    guest: () => pageGuestOf(session.getSnapshot())?.id,
    shown: ((): Shown | undefined => undefined)(),
    isOpen: true,
    /** Shows the booking that belongs to the guest and the path. */
    follow() {
      const isThere = /^\/(reservation|roombooking)$/.test(navigation.currentPath());
      const of = isThere ? page.guest() : undefined;
      if (page.shown?.of === of) return;
      page.shown?.booking.stop();
      page.shown = of === undefined ? undefined : { of, booking: openBooking() };
    },
    close() {
      page.isOpen = false;
      leaving.abort();
      page.shown?.booking.stop();
      session.stop();
    },
  };
  const move = (to: string) => {
    navigation.arrived(to, move, 'push');
    page.follow();
  };
  navigation.arrived('/reservation', move, 'push');
  session.start();
  page.follow();
  return page;
}

const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Lets two tabs and the server do as chance will. @returns what was wrong, with the steps that led there */
export async function playOrder(seed: number): Promise<string[]> {
  const chance = chanceOf(seed);
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(chance() * from.length)];
  const server = smallServer();
  const browser = { device: memoryStore(), locks: browserLocks() };
  const { device } = browser;
  const unheard = new Set<() => void>();
  const steps: string[] = [];
  let tags = 0;
  const later: Later = (page, changed) =>
    void unheard.add(() => {
      if (page.isOpen) changed();
    });
  const newTab = () => {
    const store = memoryStore();
    return { store, page: openPage(server, store, browser, later), typed: '', by: '', unkept: '' };
  };
  type Tab = ReturnType<typeof newTab>;
  const tabs: readonly [Tab, Tab] = [newTab(), newTab()];

  const inside = ({ page }: Tab) => {
    const { booking } = page.shown ?? {};
    return { booking, ...booking?.getSnapshot().children };
  };
  /** What can happen, to a tab or to both; false where it can't just now. */
  const acts: Readonly<Record<string, (tab: Tab) => unknown>> = {
    types(tab) {
      const { bookingDetails: details } = inside(tab);
      if (details === undefined) return false;
      const { notes } = details.getSnapshot().context.form;
      const value = notes === '' ? `${tab.page.guest() ?? ''}-${(tags += 1)}` : `${notes}.`;
      details.send({ type: 'field.edited', field: 'notes', value });
      details.send({ type: 'field.edited', field: 'checkIn', value: '2026-03-12' });
      details.send({ type: 'field.edited', field: 'checkOut', value: '2026-03-14' });
      return true;
    },
    goesOn(tab) {
      const { bookingDetails, roomSelection, reservationCreation } = inside(tab);
      bookingDetails?.send({ type: 'details.submitted', now: NOW });
      roomSelection?.send({ type: 'room.added', roomType: 'deluxe' });
      const choice = reservationCreation ?? roomSelection;
      choice?.send({ type: 'booking.continued', now: NOW });
      return choice !== undefined || bookingDetails !== undefined;
    },
    saysOk(tab) {
      const { booking, bookingDetails, roomSelection, reservationCreation } = inside(tab);
      const asked = [tab.page.session, reservationCreation, roomSelection, bookingDetails, booking];
      const asking = asked.filter((actor) => actor?.getSnapshot().can(ok));
      if (reservationCreation?.getSnapshot().matches('alertingAlreadySent')) leaves(tab);
      for (const actor of asking) actor?.send(ok);
      return asking.length > 0;
    },
    looksAtTheList(tab) {
      const { reservationCreation } = inside(tab);
      if (!(reservationCreation?.getSnapshot().can({ type: 'booking.abandoned' }) ?? false))
        return false;
      leaves(tab);
      return reservationCreation?.send({ type: 'booking.abandoned' });
    },
    opensTheForm: ({ page }) => void page.context.navigation.goTo('/reservation'),
    opensTheRooms: ({ page }) => void page.context.navigation.goTo('/roombooking'),
    reloads(tab) {
      tab.page.close();
      tab.page = openPage(server, tab.store, browser, later);
    },
    opensAnotherTab(tab) {
      tab.page.close();
      Object.assign(tab, newTab());
    },
    logsOut: ({ page }) =>
      page.guest() === undefined ? false : page.session.send({ type: 'logout.requested' }),
    logsIn({ page }) {
      if (!page.session.getSnapshot().matches('anonymous')) return false;
      const session = server.open(pick(Object.keys(guests)) ?? adaobi.id);
      page.session.send({ type: 'login.succeeded', session });
      return true;
    },
    savesTheProfile({ page }) {
      const { firstName = '', ...others } = pageGuestOf(page.session.getSnapshot()) ?? {};
      if (firstName === '') return false;
      const body = { firstName, lastName: '', phoneNumber: '', ...others };
      return void page.context.client
        .PATCH('/api/v1/auth/users/profile', { body })
        .catch(() => undefined);
    },
    letsTokensRunOut: () => server.expire(),
    hears() {
      const all = [...unheard];
      unheard.clear();
      for (const hear of all) hear();
      return all.length > 0;
    },
    isAnswered() {
      const one = pick(server.pending);
      if (one) server.deal(one, chance());
      return one !== undefined;
    },
  };
  const often = ['types', 'goesOn', 'goesOn', 'saysOk', 'isAnswered', 'isAnswered'];
  const names = [...often, ...often, 'savesTheProfile', 'letsTokensRunOut', ...Object.keys(acts)];

  function leaves({ page: { shown } }: Tab) {
    if (shown)
      server.over.add(tagOf({ specialRequest: shown.booking.getSnapshot().context.form.notes }));
  }

  /** The special request as this tab has it, whatever it shows of the other. */
  function notesIn({ booking }: NonNullable<Tab['page']['shown']>): string {
    const { ownDraft, form } = booking.getSnapshot().context;
    return (ownDraft ?? { form }).form.notes;
  }

  /** Compares what a tab shows with what was typed there. */
  function look(tab: Tab) {
    tab.page.follow();
    const user = textAt(JSON.parse(device.read('user') ?? '{}'), 'id') ?? '';
    if (tab.by !== user) {
      // What was typed before this tab heard of a log-out in the other is kept by nobody.
      const unkept = tab.by === '' && tab.page.shown?.of === user ? notesIn(tab.page.shown) : '';
      Object.assign(tab, { typed: '', by: user, unkept });
    }
    const response = textAt(JSON.parse(device.read('lastReservationResponse') ?? '{}'), 'userId');
    if (response !== undefined && response !== user) server.wrong.push('an answer is another’s');
    if (tab.page.shown?.of !== user) return;
    const snapshot = tab.page.shown.booking.getSnapshot();
    if (snapshot.matches('created')) leaves(tab);
    const notes = notesIn(tab.page.shown);
    if (!notes.startsWith(tab.typed) && !server.over.has(tagOf({ specialRequest: tab.typed }))) {
      server.wrong.push(`“${tab.typed}” is lost to “${notes}”`);
    }
    tab.typed = notes === tab.unkept ? '' : notes;
  }

  async function take(name: string, tab: Tab) {
    if (acts[name]?.(tab) === false) return;
    steps.push(`${tabs.indexOf(tab)} ${name}`);
    await settled();
    tabs.forEach(look);
  }

  const [first, second] = tabs;
  for (const name of ['logsIn', 'types', 'types']) await take(name, first);
  await take('reloads', second);
  for (let tries = 0; steps.length < 30 && tries < 200 && server.wrong.length === 0; tries += 1) {
    await take(pick(names) ?? 'hears', pick(tabs) ?? first);
  }
  for (let turn = 0; turn < 4 && server.wrong.length === 0; turn += 1) {
    for (const one of [...server.pending]) server.deal(one, 0.3);
    await take('hears', first);
  }
  vi.advanceTimersByTime(RESPONSE_TIMEOUT_MS);
  await settled();
  const waits = tabs.some(({ page }) => {
    const creation = page.shown?.booking.getSnapshot().children.reservationCreation;
    return creation?.getSnapshot().hasTag('busy') ?? false;
  });
  if (waits) server.wrong.push('a tab waits for ever');
  for (const { page } of tabs) page.close();
  return server.wrong.length === 0 ? [] : [...server.wrong, ...steps];
}
