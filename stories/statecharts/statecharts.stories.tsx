import preview from '../../.storybook/preview';
import { statechartStory } from '../support/statechartStory';

// A chart needs the width of a desk, with the screen beside it; in front of it, the whole window.
const meta = preview
  .type<{ args: { state: string } }>()
  .meta({ title: 'Statecharts/Machines', id: 'statecharts', tags: ['desk'] });

export const Session = meta.story(statechartStory('session'));
export const AuthForm = meta.story(statechartStory('authForm'));
export const AccountVerification = meta.story(statechartStory('accountVerification'));
export const PasswordReset = meta.story(statechartStory('passwordReset'));
export const SessionList = meta.story(statechartStory('sessionList'));
export const PasswordChange = meta.story(statechartStory('passwordChange'));
export const Profile = meta.story(statechartStory('profile'));
export const AccountDeletion = meta.story(statechartStory('accountDeletion'));
export const AvailabilitySearch = meta.story(statechartStory('availabilitySearch'));
export const Booking = meta.story(statechartStory('booking'));
export const BookingDetails = meta.story(statechartStory('bookingDetails'));
export const RoomSelection = meta.story(statechartStory('roomSelection'));
export const SoldOutNights = meta.story(statechartStory('soldOutNights'));
export const ReservationCreation = meta.story(statechartStory('reservationCreation'));
export const Confirmation = meta.story(statechartStory('confirmation'));
export const Checkout = meta.story(statechartStory('checkout'));
export const PaymentCheck = meta.story(statechartStory('paymentCheck'));
export const PaymentChoice = meta.story(statechartStory('paymentChoice'));
export const PaymentResult = meta.story(statechartStory('paymentResult'));
export const PaymentCase = meta.story(statechartStory('paymentCase'));
export const RefundAccount = meta.story(statechartStory('refundAccount'));
export const Reservation = meta.story(statechartStory('reservation'));
export const ReservationList = meta.story(statechartStory('reservationList'));
export const ReservationManagement = meta.story(statechartStory('reservationManagement'));
export const Download = meta.story(statechartStory('download'));
export const OtherDates = meta.story(statechartStory('otherDates'));
export const HoldReminder = meta.story(statechartStory('holdReminder'));
export const StaffSession = meta.story(statechartStory('staffSession'));
export const AnswerFeed = meta.story(statechartStory('answerFeed'));
export const Find = meta.story(statechartStory('find'));
export const DeskAct = meta.story(statechartStory('deskAct'));
export const DeskScreen = meta.story(statechartStory('deskScreen'));
export const WalkIn = meta.story(statechartStory('walkIn'));
export const Welcome = meta.story(statechartStory('welcome'));
export const RoomStay = meta.story(statechartStory('roomStay'));
export const Slider = meta.story(statechartStory('slider'));
