import { openHotelServer } from '../../support/hotelServer';
import { confirmation } from './confirmation';
import { readAll } from '../situation';

openHotelServer();
readAll(confirmation);
