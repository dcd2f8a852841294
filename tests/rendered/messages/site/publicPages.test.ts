import { openHotelServer } from '../../support/hotelServer';
import { publicPages } from './publicPages';
import { readAll } from '../situation';

openHotelServer();
readAll(publicPages);
