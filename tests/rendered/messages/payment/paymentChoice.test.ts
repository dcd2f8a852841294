import { openHotelServer } from '../../support/hotelServer';
import { payment } from './paymentChoice';
import { defineMessageTests } from '../situation';

openHotelServer();
defineMessageTests(payment);
