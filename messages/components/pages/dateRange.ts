/** The button that opens the calendar beside the two dates of a stay. */

export const hideCalendar = 'Hide calendar';
export const chooseInCalendar = 'Choose in a calendar';
export const openingCalendar = 'Opening the calendar…';
