import { openHotelServer } from '../../support/hotelServer';
import { account } from './account';
import { readAll } from '../situation';

openHotelServer();
readAll(account);
