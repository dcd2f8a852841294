import type { components } from './schema';

/** The contract's schemas under plain names. Money in naira, dates `YYYY-MM-DD` in Lagos, moments in UTC. */
type Schemas = components['schemas'];

export type Credentials = Schemas['Credentials'];
export type Registration = Schemas['Registration'];
export type Verification = Schemas['Verification'];
export type CodeRequest = Schemas['CodeRequest'];
export type PasswordCodeRequest = Schemas['PasswordCodeRequest'];
export type PasswordReset = Schemas['PasswordReset'];
export type PasswordResetByLink = Schemas['PasswordResetByLink'];
export type PasswordChange = Schemas['PasswordChange'];
export type Profile = Schemas['Profile'];
export type ProfileUpdate = Schemas['ProfileUpdate'];
export type AccountDeletion = Schemas['AccountDeletion'];
export type OwnData = Schemas['OwnData'];
export type User = Schemas['User'];
export type Session = Schemas['Session'];
export type SessionToEnd = Schemas['SessionToEnd'];
export type OpenSession = Schemas['OpenSession'];

export type RoomTypeName = Schemas['RoomTypeName'];
export type RoomsLeft = Schemas['RoomsLeft'];
export type Availability = Schemas['Availability'];
export type ReservationAvailability = Schemas['ReservationAvailability'];
export type NextFreeDates = Schemas['NextFreeDates'];
export type RoomAllocation = Schemas['RoomAllocation'];
export type ReservationRequest = Schemas['ReservationRequest'];
export type ReservationRegistration = Schemas['ReservationRegistration'];
export type ReservationModification = Schemas['ReservationModification'];
export type RefundRequest = Schemas['RefundRequest'];
export type RefundAccount = Schemas['RefundAccount'];
export type Bank = Schemas['Bank'];
export type KeptBankAccount = Schemas['KeptBankAccount'];
export type BankAccountForm = Schemas['BankAccountInput'];
export type RefundAccountSubmission = Schemas['RefundAccountSubmission'];
export type AccountName = Schemas['AccountName'];

export type Reservation = Schemas['Reservation'];
export type TimelineEvent = Schemas['TimelineEvent'];
export type ReservationDocument = Schemas['Document'];
export type Receipt = Schemas['Receipt'];
export type PaymentStatus = Schemas['PaymentStatus'];
export type ReservationList = Schemas['ReservationList'];

export type CheckoutRequest = Schemas['CheckoutRequest'];
export type CheckoutRequestWithAmount = Schemas['CheckoutRequestWithAmount'];
export type PaystackCheckout = Schemas['PaystackCheckout'];
export type VerifiedStatus = Schemas['VerifiedStatus'];
export type PaymentUnderWay = Schemas['PaymentUnderWay'];
export type PaymentVerification = Schemas['PaymentVerification'];
export type OwnPaymentVerification = Schemas['OwnPaymentVerification'];

export type DeskRole = Schemas['DeskRole'];
export type DeskSession = Schemas['DeskSession'];
export type DeskAccount = Schemas['DeskAccount'];
export type DeskAccountActRequest = Schemas['DeskAccountActRequest'];
export type DeskInvitation = Schemas['DeskInvitation'];
export type DeskEnrolment = Schemas['DeskEnrolment'];
export type DeskEnrolled = Schemas['DeskEnrolled'];

export type RoomStayState = Schemas['RoomStayState'];
export type DeskActName = Schemas['DeskActName'];
export type DeskActRequest = Schemas['DeskActRequest'];
export type DeskAct = Schemas['DeskAct'];
export type DeskStay = Schemas['DeskStay'];
export type DeskStayRow = Schemas['DeskStayRow'];
export type DeskNeed = Schemas['DeskNeed'];
export type DeskToday = Schemas['DeskToday'];
export type DeskFound = Schemas['DeskFound'];
export type DeskFree = Schemas['DeskFree'];
export type DeskBooking = Schemas['DeskBooking'];
export type DeskMoney = Schemas['DeskMoney'];
export type DeskCase = Schemas['DeskCase'];
export type DeskMay = Schemas['DeskMay'];
export type DeskReceived = Schemas['DeskReceived'];
export type DeskTaking = Schemas['DeskTaking'];
export type DeskMovement = Schemas['DeskMovement'];
export type DeskDifference = Schemas['DeskDifference'];
export type DeskCaseDecision = Schemas['DeskCaseDecision'];
export type DeskMoneyActRequest = Schemas['DeskMoneyActRequest'];
export type DeskFolio = Schemas['DeskFolio'];
export type DeskReservation = Schemas['DeskReservation'];
export type DeskFreeRooms = Schemas['DeskFreeRooms'];
export type DeskRoom = Schemas['DeskRoom'];
export type DeskRooms = Schemas['DeskRooms'];
export type DeskFault = Schemas['DeskFault'];
export type DeskFoundAs = Schemas['DeskFoundAs'];
export type DeskHousekeeping = Schemas['DeskHousekeeping'];
export type DeskHousekeepingRoom = Schemas['DeskHousekeepingRoom'];
export type DeskPlan = Schemas['DeskPlan'];
export type DeskPlanStay = Schemas['DeskPlanStay'];
export type DeskPlanType = Schemas['DeskPlanType'];
export type DeskRoomAct = Schemas['DeskRoomAct'];
export type DeskRoomActName = Schemas['DeskRoomActName'];
export type DeskRoomActRequest = Schemas['DeskRoomActRequest'];
export type DeskSettings = Schemas['DeskSettings'];
export type DeskRoomPrice = Schemas['DeskRoomPrice'];
export type DeskSetRoomPrice = Schemas['DeskSetRoomPrice'];
export type DeskStaffMember = Schemas['DeskStaffMember'];
export type DeskWish = Schemas['DeskWish'];
export type DeskWishActRequest = Schemas['DeskWishActRequest'];
export type DeskWishRequest = Schemas['DeskWishRequest'];
export type DeskSettingsActRequest = Schemas['DeskSettingsActRequest'];

/** Every kind of error body of an operation; `code` tells them apart. */
type Problem = Schemas[Extract<keyof Schemas, `${string}Problem`>];
export type ErrorCode = Problem['code'] | 'method_not_allowed' | 'range_beyond_end';
