import type { DeskActRequest, DeskReservation } from '../../../machines/contract/wire';
import { hotel } from '../../../hotel/hotel';
import { formatNaira, koboFromNaira } from '../../../machines/shared/money';
import { addDays, businessDay, lagosInstant } from '../../../machines/shared/stay';
import { actOnDay, countOf, lookAtDay } from './deskDays';
import { askedNights, chosenRoomAct, MOVE_WHY, walkInOf } from './deskChoices';
import { DeskPerson } from './deskPerson';
import { decide } from './deskWishes';
import type { Everything } from './everything';
import { wantedStay } from './guestChoices';
import type { HotelWorld } from './hotelWorld';
import { ownersEmailOf } from './ownersEmails';
import type { SeededRandom } from './seededRandom';

/** What a thief did: these words stand in one line of the owner's email about the business day. */
interface Deed {
  words: readonly string[];
  /** It was done between these instants. */
  from: Date;
  to: Date;
}

/** Something that a thief tries. Without words it is refused to a clerk, whatever the state of things. */
interface Attempt {
  body: DeskActRequest;
  words: readonly string[] | null;
}

const NAME = 'Tunde';
const why = 'The guest asked for it';
const excuse = 'They had no paper';
const dayOf = (at: Date) => businessDay(at, hotel.businessDayEnds);
const naira = (amount: number) => formatNaira(koboFromNaira(amount));
const by = (what: string) => `${NAME}: ${what}`;

/** What a thief does with a reservation; null where there is nothing to be had. */
type Theft = (view: DeskReservation, random: SeededRandom) => Attempt | null;

const thefts: Readonly<Record<string, Theft>> = {
  'takes the price out of the drawer': () => ({
    body: { act: 'refund', why, method: 'cash' },
    words: null,
  }),
  'takes a deposit out of the drawer': () => ({
    body: { act: 'releaseStay', why, method: 'cash' },
    words: null,
  }),
  'sells the room of a guest who is late': ({ stays: [stay] }) =>
    stay ? { body: { act: 'noShow', room: stay.room }, words: null } : null,
  'grants a friend the afternoon': ({ stays: [stay] }) =>
    stay ? { body: { act: 'lateCheckOut', room: stay.room, isFree: true }, words: null } : null,
  'keeps the cash for an extra': ({ folio: { lines } }) => {
    const line = lines.find(({ charge }) => charge !== null);
    if (line?.charge == null) return null;
    const body = { act: 'voidExtra' as const, charge: line.charge, why, method: 'cash' as const };
    return { body, words: [by(`Extra of ${naira(line.amount)} voided`)] };
  },
  'keeps cash as if it were by card': ({ folio: { priceDue, balance } }, random) => {
    const due = Math.floor(priceDue || balance);
    if (due < 1) return null;
    const amount = random.between(1, due);
    const card = { method: 'pos' as const, terminal: 'POS 1', noSlip: excuse };
    return { body: { act: 'takePayment', ...card, amount, balance }, words: [by(naira(amount))] };
  },
  'makes a card of cash': ({ folio: { lines } }) => {
    const line = lines.find(({ payment }) => payment !== undefined);
    if (line?.payment === undefined) return null;
    const card = { method: 'pos' as const, terminal: 'POS 1', noSlip: excuse };
    const body = { act: 'correctPayment' as const, payment: line.payment, why, ...card };
    return { body, words: [by(naira(line.amount)), 'corrected to'] };
  },
  'gives a paid stay to a friend': ({ folio, revision, ...shown }) => {
    const name = shown.name === 'Kola Friend' ? 'Kunle Friend' : 'Kola Friend';
    const body = { act: 'changeGuest' as const, name, revision };
    return folio.paid > 0 ? { body, words: [by('Guest details edited'), `to ${name}`] } : null;
  },
  'sells the nights of a stay again': ({ revision, ...shown }, random) => {
    const { checkInDate: checkIn, checkOutDate: checkOut } = wantedStay(random);
    const body = { act: 'changeDates' as const, checkIn, checkOut, revision };
    const isSame = checkIn === shown.checkIn && checkOut === shown.checkOut;
    return isSame ? null : { body, words: [by('Dates changed')] };
  },
  'keeps the cash of a booking and cancels it': () => ({
    body: { act: 'cancel', why },
    words: [by('Cancelled by staff')],
  }),
  'moves a friend up': ({ stays, freeRooms }) => {
    const [stay] = stays;
    const better = freeRooms.find(({ roomType }) => roomType !== stay?.roomType);
    if (!stay || !better) return null;
    const body = { act: 'moveRoom' as const, room: stay.room, to: better.room, why: MOVE_WHY };
    return { body, words: [by(`Moved from ${stay.room} `)] };
  },
};

/** A clerk who tries what thieves do at a desk. */
export class Thief extends DeskPerson {
  private readonly done: Deed[] = [];

  constructor(world: HotelWorld) {
    super(NAME, 'desk', world);
  }

  /** Each theft was refused, or stands in the owner's email about its day. */
  violations(everything: Everything): string[] {
    return this.done.flatMap(({ words, from, to }) => {
      const text = [dayOf(from), dayOf(to)].map((day) => ownersEmailOf(everything, day)).join('\n');
      const isNamed = text.split('\n').some((line) => words.every((word) => line.includes(word)));
      return isNamed
        ? []
        : [`The owner does not read “${words.join(' … ')}” of ${from.toISOString()}`];
    });
  }

  protected async act(): Promise<void> {
    const { deskRandom } = this.world;
    if (deskRandom.percent(35)) return this.stealAtDesk();
    const view = await this.openAny();
    if (!view) return;
    if (deskRandom.percent(12)) return this.undoTwice(view);
    const [first, ...others] = Object.entries(thefts);
    const [what, theft] = deskRandom.oneOf([first ?? ['', () => null], ...others]);
    const attempt = theft(view, deskRandom);
    if (!attempt) return;
    await this.tries(what, attempt.words, () => this.actOnReservation(view.id, attempt.body));
  }

  /** @param words null for what is refused to a clerk, whatever the state of things */
  private async tries(what: string, words: Deed['words'] | null, act: () => Promise<boolean>) {
    const { agenda, counts, violations } = this.world;
    const from = agenda.clock.now();
    const isDone = await act();
    counts.note(`a thief ${what}, ${isDone ? 'named' : 'refused'}`);
    if (!isDone) return;
    if (words === null) violations.push(`A thief ${what}`);
    else this.done.push({ words, from, to: agenda.clock.now() });
  }

  /** As if nobody had come. */
  private async undoTwice({ id, stays: [stay] }: DeskReservation): Promise<void> {
    if (!stay) return;
    const { room } = stay;
    const step = (body: DeskActRequest) => this.actOnReservation(id, body);
    const undo = () => step({ act: 'undo', room, state: 'inHouse' });
    await step({ act: 'checkIn', room });
    if (!(await undo())) return;
    await step({ act: 'checkIn', room });
    await this.tries('undoes a check-in twice', [by(`Room ${room}:`), 'undo'], undo);
  }

  /** With the drawer, the rooms, and what a manager decides. */
  private async stealAtDesk(): Promise<void> {
    const { world } = this;
    const today = dayOf(world.agenda.clock.now());
    const { deskRandom } = world;
    switch (deskRandom.oneOf(['payOut', 'close', 'reopen', 'approve', 'hold', 'room'])) {
      case 'payOut': {
        const amount = deskRandom.between(101, 4_999);
        const paid = { amount, text: 'Diesel', paidTo: 'Mama Put', why: excuse };
        const words = [`${NAME} paid out ${naira(amount)} to Mama Put`];
        return this.tries('pays himself', words, () => actOnDay(this, { act: 'payOut', ...paid }));
      }
      case 'close': {
        const money = await lookAtDay(this, today);
        if (!money) return;
        const words = [`Closed by ${NAME}`, '₦0.00 counted in the drawer'];
        return this.tries('empties the drawer', words, () =>
          actOnDay(this, countOf(money, today, 0)),
        );
      }
      case 'reopen': {
        const date = addDays(today, -1);
        return this.tries('opens a day again', null, () =>
          actOnDay(this, { act: 'reopenDay', date, why }),
        );
      }
      case 'approve': {
        const seen = await this.today();
        const id = seen?.needs.find(({ wishId }) => wishId !== undefined)?.wishId;
        if (id === undefined) return;
        return this.tries('approves a wish', null, () => decide(this, id, 'approveWish'));
      }
      case 'hold':
        return this.holdForAWeek();
      case 'room':
        return this.closeRoom();
    }
  }

  private async holdForAWeek(): Promise<void> {
    const { deskRandom, agenda } = this.world;
    const nights = askedNights(deskRandom, dayOf(agenda.clock.now()));
    const free = await this.freeRooms(nights);
    const asked = free && walkInOf(deskRandom, nights, free);
    if (!asked) return;
    const { payment: _, ...booking } = asked;
    const holdUntil = lagosInstant(addDays(nights.checkIn, 7), '18:00').toISOString();
    await this.tries('holds rooms for a week', null, async () => {
      return (await this.book({ ...booking, holdUntil })) !== null;
    });
  }

  /** To sell it without a booking. */
  private async closeRoom(): Promise<void> {
    const board = await this.rooms();
    const chosen = board && chosenRoomAct(this.world.deskRandom, board);
    if (chosen?.request.act !== 'closeTonight') return;
    const { number, request } = chosen;
    const words = [by(`Room ${number} out of order`)];
    await this.tries('closes a room', words, () => this.actOnRoom(number, request));
  }
}
