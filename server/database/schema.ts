export * from './accountTables';
export * from './reservationTables';
export * from './paymentTables';
export * from './mailTables';
export * from './staffTables';
export * from './deskMoneyTables';
export * from './deskRoomTables';
