import { openHotelServer } from '../../support/hotelServer';
import { paymentCallback } from './paymentResult';
import { readAll } from '../situation';

openHotelServer();
readAll(paymentCallback);
