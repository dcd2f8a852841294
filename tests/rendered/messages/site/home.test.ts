import { openHotelServer } from '../../support/hotelServer';
import { home } from './home';
import { defineMessageTests } from '../situation';

openHotelServer();
defineMessageTests(home);
