import { openHotelServer } from '../../support/hotelServer';
import { confirmation } from './confirmation';
import { defineMessageTests } from '../situation';

openHotelServer();
defineMessageTests(confirmation);
