/** How to change a paid reservation. */

export const how =
  'To change a paid reservation, request a refund and then choose “Book the same again”: there you can enter other dates, guests or rooms.';
export const costs =
  'The refund costs nothing. You pay for the new stay what it costs, also while the money is still on its way back.';
export const rooms =
  'Your rooms are given to others at once. Please see first whether the rooms that you want are free.';
export const tooLate = 'Its dates, guests and rooms can no longer be changed here.';
export const underWay =
  'For other dates, guests or rooms, choose “Book the same again”. You do not have to wait for the money.';
