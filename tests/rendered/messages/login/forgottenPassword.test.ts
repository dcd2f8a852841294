import { openHotelServer } from '../../support/hotelServer';
import { forgottenPassword } from './forgottenPassword';
import { defineMessageTests } from '../situation';

openHotelServer();
defineMessageTests(forgottenPassword);
