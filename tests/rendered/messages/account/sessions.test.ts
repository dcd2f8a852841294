import { openHotelServer } from '../../support/hotelServer';
import { sessions } from './sessions';
import { defineMessageTests } from '../situation';

openHotelServer();
defineMessageTests(sessions);
