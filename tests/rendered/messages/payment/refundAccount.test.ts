import { openHotelServer } from '../../support/hotelServer';
import { defineMessageTests } from '../situation';
import { refundAccount } from './refundAccount';

openHotelServer();
defineMessageTests(refundAccount);
