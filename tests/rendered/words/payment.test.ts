import { openHotelServer } from '../support/hotelServer';
import { payment } from './payment';
import { readAll } from './situation';

openHotelServer();
readAll(payment);
