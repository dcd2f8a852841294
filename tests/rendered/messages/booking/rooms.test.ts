import { openHotelServer } from '../../support/hotelServer';
import { roomSelection } from './rooms';
import { readAll } from '../situation';

openHotelServer();
readAll(roomSelection);
