import { openHotelServer } from '../../support/hotelServer';
import { session } from './session';
import { defineMessageTests } from '../situation';

openHotelServer();
defineMessageTests(session);
