import { openHotelServer } from '../../support/hotelServer';
import { payment } from './paymentChoice';
import { readAll } from '../situation';

openHotelServer();
readAll(payment);
