import { openHotelServer } from '../../support/hotelServer';
import { paymentCallback } from './paymentResult';
import { defineMessageTests } from '../situation';

openHotelServer();
defineMessageTests(paymentCallback);
