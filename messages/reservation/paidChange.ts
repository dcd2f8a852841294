/** How to change a paid reservation. */

export const how =
  'To change a paid reservation, request a refund, then choose “Book this stay again” to pick new dates, guests or rooms.';
export const costs =
  'The refund is free of charge. You pay the price of the new stay, even if your refund is still on its way.';
export const rooms =
  'Your rooms are released to other guests straight away, so please check first that the rooms you want are available.';
export const tooLate = 'The dates, guests and rooms can no longer be changed here.';
export const underWay =
  'For different dates, guests or rooms, choose “Book this stay again”. You don’t have to wait for your refund.';
