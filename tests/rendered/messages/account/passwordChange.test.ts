import { openHotelServer } from '../../support/hotelServer';
import { defineMessageTests } from '../situation';
import { passwordChange } from './passwordChange';

openHotelServer();
defineMessageTests(passwordChange);
