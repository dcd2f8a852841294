import { openHotelServer } from '../../support/hotelServer';
import { reservationForm } from './details';
import { readAll } from '../situation';

openHotelServer();
readAll(reservationForm);
