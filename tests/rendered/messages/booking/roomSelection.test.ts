import { openHotelServer } from '../../support/hotelServer';
import { roomSelection } from './roomSelection';
import { defineMessageTests } from '../situation';

openHotelServer();
defineMessageTests(roomSelection);
