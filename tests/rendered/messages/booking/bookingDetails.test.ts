import { openHotelServer } from '../../support/hotelServer';
import { reservationForm } from './bookingDetails';
import { readAll } from '../situation';

openHotelServer();
readAll(reservationForm);
