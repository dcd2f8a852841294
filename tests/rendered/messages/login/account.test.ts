import { openHotelServer } from '../../support/hotelServer';
import { account } from './account';
import { defineMessageTests } from '../situation';

openHotelServer();
defineMessageTests(account);
