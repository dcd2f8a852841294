import { openHotelServer } from '../support/hotelServer';
import { reservationForm } from './reservationForm';
import { readAll } from './situation';

openHotelServer();
readAll(reservationForm);
