import { openHotelServer } from '../../support/hotelServer';
import { forgottenPassword } from './forgottenPassword';
import { readAll } from '../situation';

openHotelServer();
readAll(forgottenPassword);
