import { openHotelServer } from '../../support/hotelServer';
import { home } from './home';
import { readAll } from '../situation';

openHotelServer();
readAll(home);
