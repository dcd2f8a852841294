import { openHotelServer } from '../../support/hotelServer';
import { sessions } from './sessions';
import { readAll } from '../situation';

openHotelServer();
readAll(sessions);
