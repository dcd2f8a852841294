import { openHotelServer } from '../../support/hotelServer';
import { readAll } from '../situation';
import { passwordChange } from './passwordChange';

openHotelServer();
readAll(passwordChange);
