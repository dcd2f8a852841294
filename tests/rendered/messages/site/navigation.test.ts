import { openHotelServer } from '../../support/hotelServer';
import { navigation } from './navigation';
import { readAll } from '../situation';

openHotelServer();
readAll(navigation);
