import { openHotelServer } from '../../support/hotelServer';
import { payment } from './choice';
import { readAll } from '../situation';

openHotelServer();
readAll(payment);
