import { openHotelServer } from '../../support/hotelServer';
import { readAll } from '../situation';
import { refundAccount } from './refundAccount';

openHotelServer();
readAll(refundAccount);
