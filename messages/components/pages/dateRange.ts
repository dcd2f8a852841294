/** The button that opens the calendar beside the two dates of a stay. */

export const hideCalendar = 'Hide calendar';
export const chooseInCalendar = 'Choose from the calendar';
export const openingCalendar = 'Opening the calendar…';
/** Where its script can't be fetched: the two fields do without it. */
export const calendarUnavailable = 'The calendar couldn’t be opened. Please type your dates above.';
