/** What the page of a new booking says by itself. */

export const roomsRequired = 'Please choose a room.';
/** @param most so many are left of the type @param type such as `Deluxe Room` */
export const fewerLeft = (most: number, type: string) =>
  most === 0 ? `No ${type} is available any longer.` : `Only ${most} × ${type} left.`;
export const failed = 'Nothing was booked. Please try again.';
