import { openHotelServer } from '../../support/hotelServer';
import { myReservations } from './list';
import { readAll } from '../situation';

openHotelServer();
readAll(myReservations);
