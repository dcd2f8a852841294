import type { HttpHandler } from 'msw';
import * as deskErrors from '../../messages/desk/errors';
import * as askedWords from '../../messages/desk/pages/asked';
import * as screenMessages from '../../messages/desk/openScreen';
import * as loginMessages from '../../messages/desk/login';
import * as loginWords from '../../messages/desk/pages/login';
import * as findWords from '../../messages/desk/pages/find';
import { print as printWords } from '../../messages/desk/pages/sheets';
import * as moneyMessages from '../../messages/desk/money';
import * as moneyWords from '../../messages/desk/pages/money';
import { managersOnly } from '../../messages/desk/pages/frame';
import * as settingsMessages from '../../messages/desk/settings';
import * as settingsWords from '../../messages/desk/pages/settings';
import * as sessionMessages from '../../messages/desk/session';
import * as welcomeMessages from '../../messages/desk/welcome';
import { staffSessionModel } from '../../models/desk/staffSessionModel';
import { welcomeModel } from '../../models/desk/welcomeModel';
import {
  emptyToday,
  exampleReservation,
  faster,
  found,
  cancelledByBola,
} from '../../models/desk/exampleDay';
import { deskMoneyModel } from '../../models/desk/deskMoneyModel';
import { deskReservationModel } from '../../models/desk/deskReservationModel';
import {
  closedBefore,
  comparedMoney,
  dayClosed,
  quietMoney,
  whoseAccount,
} from '../../models/desk/exampleMoney';
import { link, linkSent } from '../../models/desk/exampleSettings';
import { findModel } from '../../models/desk/findModel';
import { asked } from '../../models/desk/openScreenCases';
import { planModel } from '../../models/desk/planModel';
import { roomBoardModel } from '../../models/desk/roomBoardModel';
import { fasterCleaned } from '../../models/desk/exampleRooms';
import * as roomActs from '../../messages/desk/roomActs';
import { settingsModel } from '../../models/desk/settingsModel';
import { todayModel } from '../../models/desk/todayModel';
import { deskScreen } from '../support/deskScreen';
import { dropConnection, respond } from '../support/responses';
import { answered, refusing } from '../support/steps';
import { otherPrice, taken, walkInModel } from '../../models/desk/walkInModel';
import * as walkInMessages from '../../messages/desk/walkIn';
import * as walkInWords from '../../messages/desk/pages/walkIn';
import type { TestModel } from '../../tools/model/testModel';
import type { Step } from '../support/storyPath';

/** States of a machine at an address, each shown from the steps that lead there, or by the shortest way. */
const scenesOf =
  (model: TestModel, url = '/') =>
  (to: string, by: readonly Step[] = [], ...says: string[]) =>
    deskScreen({ model, path: by.length > 0 ? { to, by } : { to }, url, says });

const session = scenesOf(staffSessionModel);
const welcome = scenesOf(welcomeModel, '/welcome/9Qm2vXc81bTq0Zs7KdLw5A');
const today = scenesOf(todayModel);
const reservation = scenesOf(deskReservationModel, `/reservations/${exampleReservation.id}`);
const rooms = scenesOf(roomBoardModel, '/rooms');
const money = scenesOf(deskMoneyModel, '/money');
const plan = scenesOf(planModel, '/plan/2026-03-08');
const walkIn = scenesOf(walkInModel, '/new');

/** An act is done, and the server says so. */
const done = (text: string) => answered('sendAct', { tone: 'done', text });

const passwordChecked = ['no session is found', 'enters address and password'] as const;
const codeChecked = [...passwordChecked, 'the password is right', 'enters the code'] as const;
const enrolling = ['the server knows the link', 'sends a good password and the code'] as const;

/** The desk's login, lock and invitation in every state. */
export const loginScenes = {
  opening: session('restoring'),
  noConnection: session('offline'),
  password: session('signedOut.enteringPassword'),
  checkingPassword: session('signedOut.checkingPassword'),
  wrongPassword: session('signedOut.enteringPassword', [
    ...passwordChecked,
    'the password is wrong',
  ]),
  refusedWithoutWords: session(
    'signedOut.enteringPassword',
    [...passwordChecked, 'the password is refused without a word'],
    loginMessages.failed,
  ),
  noAnswer: session(
    'signedOut.enteringPassword',
    [...passwordChecked, 'the network fails while the password is checked'],
    loginMessages.notAnswered,
  ),
  code: session('signedOut.enteringCode'),
  recoveryCode: deskScreen({
    model: staffSessionModel,
    path: { to: 'signedOut.enteringCode' },
    act: async ({ page, user }) => {
      await user.click(await page.findByRole('button', { name: loginWords.useRecovery }));
    },
    says: [loginWords.recoveryLead],
  }),
  checkingCode: session('signedOut.checkingCode'),
  wrongCode: session(
    'signedOut.enteringCode',
    [...codeChecked, 'the code is wrong'],
    sessionMessages.wrongCode,
  ),
  fiveWrongCodes: session(
    'signedOut.enteringPassword',
    [...codeChecked, 'the code is wrong for the fifth time'],
    loginMessages.passwordAgain,
  ),
  ended: session(
    'signedOut.ended',
    ['her session is found', 'a screen hears that nobody is logged in'],
    loginMessages.ended,
  ),
  working: session('signedIn.working'),
  locking: session('signedIn.locking'),
  locked: session('locked.enteringPassword'),
  unlocking: session('locked.unlocking'),
  wrongPasswordAtLock: session(
    'locked.enteringPassword',
    ['her locked session is found', 'enters address and password', 'the lock’s password is wrong'],
    sessionMessages.wrongPassword,
  ),
  loggingOut: session('loggingOut'),
  invitationOpening: welcome('opening'),
  invitation: welcome('enrolling'),
  invitationFailed: welcome('failed'),
  invitationUsed: welcome('linkInvalid'),
  shortPassword: welcome(
    'enrolling',
    ['the server knows the link', 'sends a short password'],
    sessionMessages.passwordTooShort,
  ),
  passwordOfMany: welcome(
    'enrolling',
    ['the server knows the link', 'sends a password of many'],
    sessionMessages.passwordTooCommon,
  ),
  finishing: welcome('finishing'),
  maybeFinished: welcome(
    'enrolling',
    [...enrolling, 'nobody answers at the end'],
    welcomeMessages.maybeDone,
  ),
  recoveryCodes: welcome('showingCodes'),
};

const checkingIn = ['the server answers', 'does what is offered'] as const;

/** The day in every state. */
export const todayScenes = {
  loading: today('loading'),
  failed: today('failed'),
  morning: today('shown.upToDate', [], 'Adaobi Okeke', 'Comes late, about 22:00'),
  quietDay: today('shown.upToDate', [answered('ask', asked(emptyToday, '00'))]),
  checkingIn: today('shown.acting'),
  checkedIn: today(
    'shown.upToDate',
    [...checkingIn, done(screenMessages.doneInRoom.checkIn('204')), 'something has changed'],
    screenMessages.doneInRoom.checkIn('204'),
  ),
  colleagueWasFaster: today(
    'shown.upToDate',
    [...checkingIn, 'a colleague was faster', 'something has changed'],
    faster,
  ),
  refusedWithoutWords: today(
    'shown.catchingUp',
    [...checkingIn, 'it is refused without a word'],
    screenMessages.failed,
  ),
  maybeDone: today(
    'shown.askingAgain',
    [...checkingIn, 'the network fails while it is done'],
    screenMessages.outcomeUnknown,
  ),
  noConnection: today('shown.outOfReach'),
  guestList: deskScreen({
    model: todayModel,
    path: { to: 'shown.upToDate' },
    act: async ({ page, user }) => {
      // Nothing is printed from a story.
      window.print = () => undefined;
      await user.click(await page.findByText(printWords.guests));
    },
    says: ['Passport or ID number', 'Tunde Bello'],
  }),
};

const FIND = '/api/v1/desk/find';
const finding = (to: string, server: readonly HttpHandler[], ...says: string[]) =>
  deskScreen({
    model: findModel,
    hidesTheRest: true,
    path: { to },
    live: true,
    server,
    act: async ({ page, user }) => {
      await user.type(await page.findByRole('combobox', { name: findWords.find }), 'oke');
    },
    says,
  });

/** Finding, from the day. */
export const findScenes = {
  looking: finding('finding', [], findWords.looking),
  found: finding('found', [respond('get', FIND, 200, found)], '08030000000'),
  nobody: finding(
    'found',
    [respond('get', FIND, 200, { reservations: [] })],
    findWords.nothingFound,
  ),
  tooLong: deskScreen({
    model: findModel,
    hidesTheRest: true,
    path: { to: 'tooLong' },
    live: true,
    act: async ({ page, user }) => {
      await user.click(await page.findByRole('combobox', { name: findWords.find }));
      await user.paste('oke '.repeat(60));
    },
    says: [findWords.tooLong],
  }),
  failed: finding('failed', [dropConnection('get', FIND)], findWords.failed),
};

const billed = 'the server answers that extras are to be paid';

const unpaidShows = 'the server answers that it is not paid';
const changing = [
  unpaidShows,
  'asks for other dates',
  'types an earlier departure',
  'sends what is asked for',
] as const;

/** A reservation in every state. */
export const reservationScenes = {
  loading: reservation('loading'),
  failed: reservation('failed'),
  notFound: reservation('notFound'),
  expected: reservation('shown.upToDate', [], 'Adaobi Okeke'),
  unpaid: reservation('shown.upToDate', ['the server answers that it is not paid'], 'Paid in Cash'),
  inHouse: reservation('shown.upToDate', [
    'the server answers',
    'some seconds pass',
    'something has changed',
  ]),
  checkingIn: reservation('shown.acting'),
  colleagueWasFaster: reservation(
    'shown.upToDate',
    [...checkingIn, 'a colleague was faster', 'something has changed'],
    faster,
  ),
  noteKept: reservation(
    'shown.catchingUp',
    ['the server answers', 'keeps a note', done(screenMessages.doneOnWhole.note)],
    screenMessages.doneOnWhole.note,
  ),
  paymentTaken: reservation(
    'shown.catchingUp',
    [unpaidShows, 'takes the payment in cash', done(screenMessages.doneOnWhole.takePayment)],
    screenMessages.doneOnWhole.takePayment,
  ),
  noConnection: reservation('shown.outOfReach'),
  cancelling: reservation(
    'shown.upToDate',
    [unpaidShows, 'asks to cancel it', 'sends what is asked for'],
    screenMessages.requiredHere,
  ),
  seeingWhatChanges: reservation('shown.previewing', changing),
  otherDates: reservation(
    'shown.upToDate',
    [...changing, 'the server says what would change'],
    askedWords.then,
  ),
  colleagueChangedIt: reservation(
    'shown.catchingUp',
    [...changing, 'a colleague was faster while it was asked for'],
    cancelledByBola,
  ),
  extras: reservation('shown.upToDate', [billed], 'Laundry, three shirts, Amara Eze'),
  chargingAnExtra: reservation(
    'shown.upToDate',
    [billed, 'asks to charge an extra'],
    askedWords.labels.text,
  ),
  noSum: reservation(
    'shown.upToDate',
    [billed, 'asks to charge an extra', 'types what it is for', 'sends what is asked for'],
    screenMessages.amountHere,
  ),
  transferAwaited: reservation(
    'shown.upToDate',
    ['the server answers that a transfer is awaited'],
    'Adaobi Okeke, GTBank',
  ),
  roomsSold: reservation(
    'shown.upToDate',
    ['the server answers that the rooms are sold'],
    deskErrors.roomsSold,
  ),
};

const cleaning = ['the server answers', 'does what is offered'] as const;
const closing = ['the server answers', 'wants to close a room'] as const;

/** The rooms in every state. */
export const roomScenes = {
  loading: rooms('loading'),
  failed: rooms('failed'),
  morning: rooms('shown.upToDate', [], 'Tunde Bello'),
  cleaning: rooms('shown.acting', cleaning),
  cleaned: rooms(
    'shown.upToDate',
    [...cleaning, done(roomActs.marked.clean('311')), 'something has changed'],
    roomActs.marked.clean('311'),
  ),
  colleagueWasFaster: rooms(
    'shown.upToDate',
    [
      ...cleaning,
      refusing('sendAct', 'changed_meanwhile', 409, fasterCleaned),
      'something has changed',
    ],
    fasterCleaned,
  ),
  closing: rooms('shown.upToDate', closing, 'Adaobi Okeke has this room today.'),
  somebodyKeepsIt: rooms(
    'shown.catchingUp',
    [...closing, 'says why', 'sends what is asked for', 'somebody keeps the room'],
    roomActs.stays('Adaobi Okeke', '204'),
  ),
  noConnection: rooms('shown.outOfReach'),
};

const closingDay = ['the server answers', 'begins to close the day'] as const;
const crediting = ['the server answers', 'begins to let a payment count'] as const;
const comparingAccount = [
  'the server answers',
  'begins to send a refund to an account',
  'types the bank',
  'types the account',
  'sends what is asked for',
  'the provider says whose account it is',
  'something has changed',
] as const;

/** The money of a day in every state. */
export const moneyScenes = {
  loading: money('loading'),
  failed: money('failed'),
  evening: money('shown.upToDate', [], 'Amara Eze', moneyWords.neverCompared),
  ofReception: money('shown.upToDate', [answered('ask', asked(quietMoney, '00'))]),
  compared: money(
    'shown.upToDate',
    [answered('ask', asked(comparedMoney, '00'))],
    moneyWords.theySayOtherwise,
  ),
  transferConfirmed: money(
    'shown.catchingUp',
    ['the server answers', 'sees a transfer in the account', 'the transfer is in the books'],
    screenMessages.doneOnWhole.confirmTransfer,
  ),
  closing: money('shown.upToDate', closingDay),
  sending: money('shown.acting', [...closingDay, 'sends what is asked for']),
  closed: money(
    'shown.upToDate',
    [...closingDay, 'sends what is asked for', done(dayClosed), 'something has changed'],
    dayClosed,
    moneyWords.later,
  ),
  colleagueWasFaster: money(
    'shown.upToDate',
    [
      ...closingDay,
      'sends what is asked for',
      refusing('sendAct', 'changed_meanwhile', 409, closedBefore),
      'something has changed',
    ],
    closedBefore,
  ),
  deciding: money('shown.upToDate', crediting, moneyWords.decisionWhat.credit),
  whyIsMissing: money('shown.upToDate', [...crediting, 'sends what is asked for']),
  booking: money('shown.upToDate', ['the server answers', 'begins to book an unknown payment']),
  whoseAccount: money('shown.upToDate', comparingAccount, whoseAccount),
  nobodyIsMailed: money(
    'shown.upToDate',
    [answered('ask', asked(quietMoney, '00')), 'begins to close the day'],
    moneyMessages.mailedTo(null),
  ),
  decided: money(
    'shown.upToDate',
    [...crediting, 'some seconds pass', 'something has changed'],
    moneyWords.gone,
  ),
  maybeDone: money(
    'shown.askingAgain',
    [...closingDay, 'sends what is asked for', 'the network fails while it is done'],
    screenMessages.outcomeUnknown,
  ),
  noConnection: money('shown.outOfReach'),
};

/** The rooms × 14 nights in every state. */
export const planScenes = {
  loading: plan('loading'),
  failed: plan('failed'),
  twoWeeks: plan('shown.upToDate'),
  noConnection: plan('shown.outOfReach'),
};

const family = [
  'chooses two nights',
  'the server answers',
  'chooses 204 and 206',
  'enters the family',
] as const;

/** A booking at the desk in every state. */
export const walkInScenes = {
  looking: walkIn('editing.asking', [], walkInWords.looking),
  free: walkIn('editing.upToDate', ['the server answers']),
  family: walkIn('editing.upToDate', family, 'for 2 rooms, 2 nights'),
  incomplete: walkIn(
    'editing.upToDate',
    ['the server answers', 'takes cash'],
    walkInMessages.roomsRequired,
  ),
  pastDates: walkIn('editing.withoutDates', ['the dates are past'], 'Check-in date is past'),
  roomTaken: walkIn(
    'editing.upToDate',
    [...family, 'takes cash', 'somebody was faster', 'a colleague has taken 206 meanwhile'],
    taken,
  ),
  priceChanged: walkIn(
    'editing.asking',
    [...family, 'takes cash', 'the price has changed'],
    otherPrice,
  ),
  refusedWithoutWords: walkIn(
    'editing.asking',
    [...family, 'takes cash', 'it is refused without a word'],
    walkInMessages.failed,
  ),
  noConnection: walkIn('editing.outOfReach', ['the network fails'], walkInWords.outOfReach),
  booking: walkIn('booking', [...family, 'takes cash']),
  mayBeBooked: walkIn(
    'findingOut',
    [...family, 'takes cash', 'the network fails while it is booked'],
    walkInWords.mayBeBooked,
  ),
};

const settings = (to: string, by: readonly Step[] = [], ...says: string[]) =>
  deskScreen({
    model: settingsModel,
    path: by.length > 0 ? { to, by } : { to },
    url: '/settings',
    ofManager: true,
    says,
  });

const pricing = ['the server answers', 'begins to set a price'] as const;
const suspending = ['the server answers', 'begins to suspend Amara'] as const;
const inviting = [
  'the server answers',
  'begins to invite somebody',
  'types a name',
  'types an address',
  'sends what is asked for',
] as const;

/** Prices and people in every state. */
export const settingsScenes = {
  loading: settings('loading'),
  failed: settings('failed'),
  morning: settings('shown.upToDate', [], 'Chidi Obi', settingsMessages.yourself.suspend),
  price: settings('shown.upToDate', [...pricing, 'types a price', 'types its first day']),
  priceIsMissing: settings('shown.upToDate', [...pricing, 'types why', 'sends what is asked for']),
  takingBack: settings('shown.upToDate', ['the server answers', 'begins to take one back']),
  suspending: settings('shown.upToDate', suspending, settingsWords.what.suspend('Amara Eze')),
  inviting: settings('shown.acting', inviting),
  invited: settings('shown.catchingUp', [...inviting, 'somebody is invited'], linkSent, link),
  colleagueWasFaster: settings(
    'shown.catchingUp',
    [...suspending, 'types why', 'sends what is asked for', 'a colleague was faster'],
    faster,
  ),
  noConnection: settings('shown.outOfReach'),
  ofReception: scenesOf(staffSessionModel, '/settings')('signedIn.working', [], managersOnly),
};
