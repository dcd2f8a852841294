import { openHotelServer } from '../../support/hotelServer';
import { management } from './management';
import { readAll } from '../situation';

openHotelServer();
readAll(management);
