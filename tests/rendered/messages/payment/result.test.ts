import { openHotelServer } from '../../support/hotelServer';
import { paymentCallback } from './result';
import { readAll } from '../situation';

openHotelServer();
readAll(paymentCallback);
