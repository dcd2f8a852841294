import { openHotelServer } from '../../support/hotelServer';
import { readAll } from '../situation';
import { profile } from './profile';

openHotelServer();
readAll(profile);
