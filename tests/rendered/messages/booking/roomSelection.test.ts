import { openHotelServer } from '../../support/hotelServer';
import { roomSelection } from './roomSelection';
import { readAll } from '../situation';

openHotelServer();
readAll(roomSelection);
