import { openHotelServer } from '../../support/hotelServer';
import { session } from './session';
import { readAll } from '../situation';

openHotelServer();
readAll(session);
