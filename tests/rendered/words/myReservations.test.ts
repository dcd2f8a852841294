import { openHotelServer } from '../support/hotelServer';
import { myReservations } from './myReservations';
import { readAll } from './situation';

openHotelServer();
readAll(myReservations);
