/** What is around every screen of the front desk. */

export const frontDesk = 'Front Desk';
export const today = 'Today';
export const rooms = 'Rooms';
export const plan = 'Plan';
export const money = 'Money';
export const settings = 'Settings';
export const newBooking = 'New Booking';
/** The keys that open it. */
export const newBookingKeys = 'Alt+N';
export const screens = 'Screens';
export const lock = 'Lock';
export const logOut = 'Log Out';
export const housekeeping = 'Housekeeping';
export const roles = { desk: 'Reception', manager: 'Manager', housekeeping };
export const copy = 'Copy';
export const copied = 'Copied';
export const opening = 'Opening the front desk…';
export const loggingOut = 'Logging out…';
export const noConnection = 'No Connection';
export const noConnectionLead =
  'We can’t reach the hotel’s server. Trying again every few seconds; what you printed today is still good.';
export const unknownPage = 'Page Not Found';
export const managersOnly = 'Only managers can see rates and desk access';
export const backToToday = 'Back to Today';
export const notFetched =
  'This part of the desk couldn’t be loaded. Everything done before is saved.';
