import { openHotelServer } from '../support/hotelServer';
import { paymentCallback } from './paymentCallback';
import { readAll } from './situation';

openHotelServer();
readAll(paymentCallback);
