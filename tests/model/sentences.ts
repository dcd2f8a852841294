import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { ErrorCode, Session } from '../../machines/contract/wire';
import { guestOf } from '../../machines/session/sessionSelectors';
import { CallFailed, type Failure } from '../../machines/shared/failure';
import { exampleReservation } from '../../models/fixtures/exampleReservation';
import * as codeMessages from '../../messages/login/oneTimeCode';
import * as managementMessages from '../../messages/reservation/management';
import { callsIn } from '../../tools/model/everySnapshot';
import { after } from '../../tools/model/exploration';
import { answers, failsWith } from '../../tools/model/outcomes';
import { isSession, needsSession } from './support/sessions';
import { other as bola } from '../../models/session/sessionExamples';
import { same, isIn, takes, type TestModel } from '../../tools/model/testModel';
import { valueAt as at } from '../../src/api/valueAt';

/**
 * Sentences about the whole product. They know no transitions: each is about what can be seen of any snapshot and any
 * step of any machine, and most make something happen by themselves, such as every running call failing in every way.
 */

/** A machine in a snapshot. */
export interface Moment {
  model: TestModel;
  snapshot: AnyMachineSnapshot;
}

/** Something that happened to a machine. */
export interface Step extends Moment {
  event: AnyEventObject;
  next: AnyMachineSnapshot;
}

/** Whether a sentence holds; undefined where it says nothing. */
type Verdict = boolean | undefined;

const refused = (code: ErrorCode | '', status: number): Failure => ({
  ...{ kind: 'refused', code, status, message: '', error: '' },
});
const needingLogin: readonly Failure[] = [{ kind: 'sessionExpired' }, { kind: 'notLoggedIn' }];
/** What a firewall or a proxy answers in the hotel's place. */
const byOthers = refused('', 403);
const withoutAnswer: readonly Failure[] = [
  { kind: 'unreachable', message: 'Failed to fetch' },
  { kind: 'unexpected', message: 'Unexpected token' },
  refused('', 502),
  refused('temporarily_unavailable', 503),
  refused('', 504),
];
const failures = [...needingLogin, ...withoutAnswer, byOthers, refused('server_error', 500)];

const valueOf = ({ context }: AnyMachineSnapshot, name: string): unknown =>
  Reflect.get(context, name);
const all = (verdicts: readonly Verdict[]): Verdict => {
  const said = verdicts.filter((verdict) => verdict !== undefined);
  return said.length === 0 ? undefined : said.every(Boolean);
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const isActor = (value: unknown): value is { getSnapshot: () => unknown } =>
  typeof value === 'object' &&
  value !== null &&
  'getSnapshot' in value &&
  typeof value.getSnapshot === 'function';
const childOf = ({ children }: AnyMachineSnapshot, id: string): unknown => {
  const child: unknown = Reflect.get(children, id);
  return isActor(child) ? child.getSnapshot() : undefined;
};

/** The calls that the site makes to the server; the others lead to a page, watch, or ask the browser. */
function serverCallsIn(snapshot: AnyMachineSnapshot): string[] {
  return callsIn(snapshot).filter(
    (id) => !/^(watch|open|go|navigate|return|requireLogin|make|redirect|leave|readSaved)/.test(id),
  );
}

/** What follows if one of the running calls fails so. */
function afterFailures({ model, snapshot }: Moment, ways: readonly Failure[]) {
  return serverCallsIn(snapshot).flatMap((id) =>
    ways
      .map((way) => failsWith(id, new CallFailed(way)))
      .filter((event) => takes(model, snapshot, event))
      .map((event) => ({ id, next: after(snapshot, event) })),
  );
}

/** What a password field holds is cleared with the session; the focus is where the guest is, not what was typed. */
const withoutSecrets = (value: unknown): string =>
  JSON.stringify(value ?? null, (name, part: unknown) =>
    /password|focus/i.test(name) ? undefined : part,
  );

const kept = [
  // Whatever a guest types, chooses or is about to send, by its name in any machine.
  ...['form', 'search', 'counts', 'wanted', 'entry', 'stayToRepeat', 'idempotencyKey'],
  // What has been read, and may be on the screen.
  ...['reservation', 'reservations', 'sessions', 'profile'],
];

/** Whether the guest is told of a booking that it was refused. */
const isDeclined = (snapshot: AnyMachineSnapshot): boolean =>
  at(after(snapshot, { type: 'alert.acknowledged' }).output, 'kind') === 'declined';

const starting =
  /^(reservationCreation|createReservation|checkout|openCheckout|redirectToProvider)/;

function beginsPayment(snapshot: AnyMachineSnapshot): boolean {
  return ['payment.chosen', 'payment.requested', 'method.chosen', 'booking.continued'].some(
    (type) =>
      snapshot.can({
        ...{ type, provider: 'paystack', method: 'paystack' },
        now: new Date('2026-03-10T09:00:00Z'),
      }),
  );
}

/** What a provider says once it has the guest's money. */
const withMoney = ['paid', 'review', 'cancelled', 'refunded'];

/** What follows if the check of a payment ends with a status, whatever is known of the reservation. */
function afterCheck({ snapshot }: Moment, statuses: readonly string[], said?: string) {
  if (!('paymentCheck' in snapshot.children)) return [];
  return statuses.flatMap((paymentStatus) =>
    [null, exampleReservation()].map((reservation) => {
      const verification = { paymentStatus, receivedAt: '2026-03-10T09:30:00.000Z', error: said };
      return after(snapshot, answers('paymentCheck', { kind: 'final', verification, reservation }));
    }),
  );
}

/** Everything that can follow, as long as no payment is checked again. */
function following({ events, project }: TestModel, first: AnyMachineSnapshot) {
  const seen = new Map([[project(first), first]]);
  for (const here of seen.values()) {
    for (const event of events.values()) {
      const isCheck = event.type.endsWith('.paymentCheck');
      const next = !isCheck && here.can(event) ? after(here, event) : here;
      seen.set(project(next), next);
    }
  }
  return Array.from(seen.values());
}

/** How many rooms are chosen; undefined where none can be. */
function roomsIn(snapshot: AnyMachineSnapshot): number | undefined {
  const counts = valueOf(snapshot, 'counts');
  if (typeof counts !== 'object' || counts === null) return undefined;
  return Object.values(counts).reduce((sum: number, count) => sum + Number(count), 0);
}

const comesBack: Session = {
  user: { ...bola, id: 'u-3' },
  token: { accessToken: 'access', refreshToken: 'refresh' },
};
/** What becomes of calls that somebody made who is the guest of no model. */
const reportsOfOthers = [
  { type: 'profile.saved', user: comesBack.user },
  { type: 'account.deleted', userId: 'u-3' },
  { type: 'session.expired', userId: 'u-3', returnPath: '/account' },
  { type: 'login.required', userId: 'u-3', returnPath: '/account', announcedBy: 'alert' },
];
const notDone = [
  { type: 'session.expired', returnPath: '/account', notDone: true },
  { type: 'login.required', returnPath: '/account', notDone: true, announcedBy: 'alert' },
];

/** Whether a change of a reservation was sent, and nobody knows what became of it. */
const isOpenChange = (snapshot: AnyMachineSnapshot): boolean =>
  typeof valueOf(snapshot, 'idempotencyKey') === 'string' &&
  (valueOf(snapshot, 'reservation') ?? null) !== null;

/** Whether a change is sent for the first time: what is refused then has no key any more. */
const isFirstSent = ({ model, snapshot }: Moment): boolean =>
  model.id === 'reservationManagement' && isIn(snapshot, 'sending');

/** What holds in every snapshot. */
export const everywhere: Readonly<Record<string, (moment: Moment) => Verdict>> = {
  'whoever is named can log out, and then nobody is named': ({ snapshot }) => {
    if (!isSession(snapshot) || guestOf(snapshot) === null) return undefined;
    const out = after(snapshot, { type: 'logout.requested' });
    return isSession(out) && guestOf(out) === null && callsIn(out).includes('goHome');
  },
  'where the login form shows, a login that succeeds logs in': ({ snapshot }) => {
    const showsForm = !snapshot.hasTag('resolving') && !snapshot.can({ type: 'login.visited' });
    if (!isSession(snapshot) || !showsForm) return undefined;
    const next = after(snapshot, { type: 'login.succeeded', session: comesBack });
    return next.hasTag('loggedIn') && valueOf(next, 'user') === comesBack.user;
  },
  'a report that something was not done is remembered whenever it comes': ({ snapshot }) => {
    const id = at(valueOf(snapshot, 'user'), 'id');
    if (!isSession(snapshot) || id === undefined) return undefined;
    return notDone.every((event) => valueOf(after(snapshot, event), 'notDoneFor') === id);
  },
  'every answer is applied for the guest who asked': ({ snapshot }) => {
    if (!isSession(snapshot) || !snapshot.hasTag('loggedIn')) return undefined;
    return reportsOfOthers.every(
      (event) =>
        same(after(snapshot, event).value, snapshot.value) &&
        guestOf(after(snapshot, event)) === guestOf(snapshot),
    );
  },
  'what is being found out is asked again after a lost session': (moment) =>
    all(
      afterFailures(moment, needingLogin)
        .filter(({ next }) => isOpenChange(next) && 'watchSession' in next.children)
        .map(({ next }) =>
          callsIn(after(next, { type: 'session.restored' })).includes('sendChange'),
        ),
    ),
  'whoever has to log in hears of a login in another tab, and goes on': ({ snapshot }) => {
    if (!('requireLogin' in snapshot.children)) return undefined;
    const restored = after(snapshot, { type: 'session.restored' });
    return 'watchSession' in snapshot.children && !('requireLogin' in restored.children);
  },
  'a call that needs a login asks for one, and for nothing else': (moment) =>
    needsSession(moment.model)
      ? all(
          afterFailures(moment, needingLogin).map(
            ({ next }) => 'requireLogin' in next.children || next.status === 'done',
          ),
        )
      : undefined,
  'nobody between guest and hotel ends a session, or asks for a code': (moment) =>
    all(
      afterFailures(moment, [byOthers]).map(
        ({ next }) =>
          !('requireLogin' in next.children) && !('accountVerification' in next.children),
      ),
    ),
  'what was typed, chosen or read stays, whichever call fails in whatever way': (moment) => {
    const names = kept.filter((name) => name in moment.snapshot.context);
    const before = names.map((name) => withoutSecrets(valueOf(moment.snapshot, name)));
    return all(
      afterFailures(moment, names.length === 0 ? [] : failures).map(({ next }) =>
        names.every(
          (name, place) =>
            withoutSecrets(valueOf(next, name)) === before[place] ||
            (name === 'idempotencyKey' && (isDeclined(next) || isFirstSent(moment))),
        ),
      ),
    );
  },
  'a list that was read stays in sight when it can’t be read again': (moment) =>
    same(valueOf(moment.snapshot, 'reservations') ?? [], [])
      ? undefined
      : all(afterFailures(moment, withoutAnswer).map(({ next }) => next.hasTag('list'))),
  'what went well is not said beside what went wrong': ({ snapshot }) => {
    const [done, error] = [valueOf(snapshot, 'done'), valueOf(snapshot, 'error')];
    return typeof done === 'string' ? (error ?? null) === null : undefined;
  },
  'what a lost session prevented is told after the login, and a mere reading is not': (moment) =>
    all(
      afterFailures(moment, needingLogin).map(({ id, next }) => {
        const isTold = at(at(childOf(next, 'requireLogin'), 'input'), 'notDone');
        if (/^(load|find(?!Holder))/.test(id) || isOpenChange(next)) return isTold !== true;
        const wanted = at(valueOf(moment.snapshot, 'wanted'), 'kind');
        const isPrevented = /^(change|save|end|delete|submit|download)/.test(id);
        return isPrevented || wanted === 'cancelling' ? isTold === true : undefined;
      }),
    ),
  'a reason is not taken away by a date that has passed': ({ model, snapshot }) => {
    const wanted = valueOf(snapshot, 'wanted');
    const long = exampleReservation({
      ...{ paymentStatus: 'paid', refundAmount: 6000 },
      refundableUntil: '2020-01-01T00:00:00.000Z',
    });
    const shows = answers('loadReservation', { reservation: long });
    if (at(wanted, 'kind') !== 'refunding' || !takes(model, snapshot, shows)) return undefined;
    return same(valueOf(after(snapshot, shows), 'wanted'), wanted);
  },
  'the link of an email opens, whatever was being done': ({ snapshot }) => {
    if (!('watchLink' in snapshot.children)) return undefined;
    const opened = after(snapshot, { type: 'link.opened', token: 'of-the-email' });
    return valueOf(opened, 'link') === 'of-the-email';
  },
  'the address to which a guest goes is known': ({ snapshot }) =>
    'watchLocation' in snapshot.children && 'path' in snapshot.context
      ? ['/reservation', '/roombooking', '/aboutus'].every((path) => {
          const event = { type: 'location.changed', path, kind: 'push' };
          return valueOf(after(snapshot, event), 'path') === path;
        })
      : undefined,
  'a refused booking is not remembered as sent': ({ snapshot }) => {
    if (!('idempotencyKey' in snapshot.context)) return undefined;
    return isDeclined(snapshot) ? valueOf(snapshot, 'idempotencyKey') === null : undefined;
  },
  'a booking that was made is not begun a second time': ({ snapshot }) => {
    if (typeof valueOf(snapshot, 'reservationId') !== 'string' || !('flow' in snapshot.context)) {
      return undefined;
    }
    const gone = after(snapshot, { type: 'location.changed', path: '/aboutus', kind: 'push' });
    const isOver = valueOf(gone, 'reservationId') === null;
    return !isOver || (valueOf(gone, 'idempotencyKey') === null && roomsIn(gone) === 0);
  },
  'a booking that is a matter of the list is not taken up again': ({ snapshot }) => {
    if (!('openList' in snapshot.children && 'flow' in snapshot.context)) return undefined;
    const gone = ['/my-reservations', '/aboutus'].reduce(
      (here, path) => after(here, { type: 'location.changed', path, kind: 'push' }),
      snapshot,
    );
    return !('reservationCreation' in gone.children) && valueOf(gone, 'idempotencyKey') === null;
  },
  'an error goes when the other field puts it right': ({ snapshot }) => {
    const form = valueOf(snapshot, 'form');
    const repairs = [
      { wrong: 'checkOut', field: 'checkIn', value: '2026-03-10' },
      { wrong: 'confirmPassword', field: 'password', value: at(form, 'confirmPassword') },
    ];
    return all(
      repairs.map(({ wrong, field, value }) => {
        const event = { type: 'field.edited', field, value };
        const isRepair = textOf(at(form, wrong)) > (wrong === 'checkOut' ? '2026-03-10' : '');
        const isWrong = at(valueOf(snapshot, 'errors'), wrong) !== undefined;
        if (!isWrong || !isRepair || !snapshot.can(event)) return undefined;
        return at(valueOf(after(snapshot, event), 'errors'), wrong) === undefined;
      }),
    );
  },
  'a code that is refused without a word reads as the specification says, unless it may be taken': (
    moment,
  ) =>
    moment.model.id === 'accountVerification' && isIn(moment.snapshot, 'verifying')
      ? all(
          [400, 401, 404, 409, 410, 422, 500, 502, 503, 504].flatMap((status) => {
            const isKnown = status < 502;
            const words = isKnown ? 'Invalid OTP. Please try again.' : codeMessages.outcomeUnknown;
            return afterFailures(moment, [refused('', status)]).map(
              ({ next }) => valueOf(next, 'error') === words,
            );
          }),
        )
      : undefined,
  'slides that were stopped by hand move only by hand again': ({ model, snapshot }) => {
    const stopped = { type: 'motion.stopped' };
    if (!snapshot.can(stopped)) return undefined;
    const others = Array.from(model.events.values()).filter(
      ({ type }) => type !== 'motion.started',
    );
    const seen = new Map([['', after(snapshot, stopped)]]);
    for (const here of seen.values()) {
      if (isIn(here, 'moving')) return false;
      for (const event of others) {
        const next = here.can(event) ? after(here, event) : here;
        seen.set(model.project(next), next);
      }
    }
    return true;
  },
  'while a reservation or a payment is made, no other can be begun': ({ snapshot }) => {
    const calls = callsIn(snapshot).filter((call) => !call.startsWith('watch'));
    if (!calls.some((call) => starting.test(call))) return undefined;
    return calls.length === 1 && !beginsPayment(snapshot);
  },
  'nobody pays again before the provider’s word is final': ({ snapshot }) => {
    const open = ['verifying', 'underReview'].some(
      (state) => state in snapshot.machine.states && isIn(snapshot, state),
    );
    return open && /^(confirmation|payment)/.test(snapshot.machine.id)
      ? !beginsPayment(snapshot)
      : undefined;
  },
  'after a provider has the money nothing is to be paid': (moment) =>
    all(
      afterCheck(moment, withMoney)
        .flatMap((next) => following(moment.model, next))
        .map((next) => !beginsPayment(next) && !next.hasTag('payable')),
    ),
  'what the server says beside the status of a payment is said': (moment) =>
    all(
      afterCheck(moment, [...withMoney, 'failed', 'abandoned'], 'Your bank says no').map((next) =>
        [
          valueOf(next, 'error'),
          valueOf(next, 'words'),
          at(valueOf(next, 'verdict'), 'words'),
        ].includes('Your bank says no'),
      ),
    ),
};

/** What holds of every step. */
export const always: Readonly<Record<string, (step: Step) => Verdict>> = {
  'rooms leave a choice by the guest’s hand, or it is said': ({ snapshot, event, next }) => {
    const [before, now] = [roomsIn(snapshot), roomsIn(next)];
    if (before === undefined || now === undefined || now >= before) return undefined;
    const byHand =
      /^(room\.removed|suggestion\.chosen|alert\.acknowledged|booking\.replaced|location\.changed)$/;
    return byHand.test(event.type) || (valueOf(next, 'wanted') ?? null) !== null;
  },
  'what was acknowledged shows at once, whatever becomes of the next reading': ({
    snapshot,
    next,
  }) => {
    const done = valueOf(next, 'done');
    const reservation = valueOf(next, 'reservation');
    if (typeof done !== 'string' || done === valueOf(snapshot, 'done')) return undefined;
    if (done === managementMessages.cancelled) {
      return at(reservation, 'paymentStatus') === 'cancelled';
    }
    return done === managementMessages.refundRequested
      ? at(reservation, 'refundStatus') === 'requested'
      : undefined;
  },
  'a link to a checkout is of the reservation that shows': ({ snapshot, next }) => {
    const link = valueOf(next, 'address');
    if (typeof link !== 'string' || !('reservation' in next.context)) return undefined;
    const isNew = link !== valueOf(snapshot, 'address');
    const shown = [snapshot, next].map((one) => valueOf(one, 'reservation'));
    return !('loadReservation' in next.children) && (isNew || same(shown[0], shown[1]));
  },
  'a page that knows the id of its reservation does not say that there is none': ({
    model,
    event,
    next,
  }) =>
    event.type === 'xstate.done.actor.paymentCheck' && model.id === 'confirmation'
      ? !isIn(next, 'empty') || valueOf(next, 'reservationId') === null
      : undefined,
};

/** Long enough to be a sentence, and not a name or a price. */
const SENTENCE = /^.{25,}[.!?]$/su;

/** What the guest has before the eyes: what lies over the page, or else the page. */
function view(): Element {
  const over = Array.from(document.getElementsByTagName('dialog')).findLast(({ open }) => open);
  return over ?? document.getElementsByTagName('main')[0] ?? document.body;
}
const isHidden = (one: Element | null): boolean =>
  one !== null &&
  (one.hasAttribute('hidden') ||
    one.getAttribute('aria-hidden') === 'true' ||
    isHidden(one.parentElement));
const inView = (selector: string): Element[] =>
  Array.from(view().querySelectorAll(selector)).filter((one) => !isHidden(one));
const textsInView = (selector: string) => inView(selector).map((one) => one.textContent.trim());

/** Whether it shows on a screen: some of a page is only for its print. */
const isOnScreen = (one: Element): boolean =>
  getComputedStyle(one).display !== 'none' &&
  (one.parentElement === null || isOnScreen(one.parentElement));

/** The errors of forms that were on a page before. */
const errorsSeen = new WeakSet<Element>();

/** What holds of every page that shows. */
const onEveryPage: Readonly<Record<string, () => boolean>> = {
  'the focus goes to what is wrong with a form that was sent, or to a page that opens instead':
    () => {
      const [error] = inView('form[novalidate] [data-error]').filter((one) => !errorsSeen.has(one));
      if (error === undefined) return true;
      errorsSeen.add(error);
      const wrong = error.closest('form')?.querySelector('[aria-invalid="true"], [data-error]');
      return [wrong, document.querySelector('h1')].includes(document.activeElement);
    },
  'nothing is said twice': () => {
    const said = inView('[role="status"], [role="alert"], p')
      .filter((one) => one.querySelector('p, [role]') === null)
      .filter((one) => SENTENCE.test(one.textContent.trim()));
    const texts = said.map((one) => one.textContent.trim());
    const twice = said.filter((_, at) => texts.indexOf(texts[at] ?? '') !== at);
    return twice.every((one) => {
      const same = said.filter((other) => other.textContent.trim() === one.textContent.trim());
      return same.filter(isOnScreen).length < 2;
    });
  },
  'a moment of a day says whose time it is': () =>
    inView('time[datetime*="T"]').every(
      (one) =>
        one.textContent.includes('Lagos') || one.parentElement?.textContent.includes('Lagos'),
    ),
  'a form that asks for the password of today says whose it is': () =>
    inView('form')
      .filter((form) => form.querySelector('[autocomplete="current-password"]') !== null)
      .every((form) => form.querySelector('[autocomplete~="username"], [autocomplete~="email"]')),
  'every group, field and button has a name': () =>
    inView('button, [role="group"], input, select, textarea').every(
      (one) =>
        [one.getAttribute('aria-label'), one.getAttribute('aria-labelledby'), one.textContent].some(
          (name) => (name ?? '').trim() !== '',
        ) ||
        ('labels' in one && one.labels instanceof NodeList && one.labels.length > 0),
    ),
  'what is cancelled is not called pending beside it': () =>
    // Few pages say so, and reading each element takes long.
    !view().textContent.includes('has been cancelled') ||
    !textsInView('*').some((text) => text.includes('has been cancelled')) ||
    !textsInView('*').includes('Pending'),
};

/** The sentences that do not hold of the page that shows. */
export const brokenOnPage = (): string[] =>
  Object.entries(onEveryPage).flatMap(([sentence, holds]) => (holds() ? [] : [sentence]));
