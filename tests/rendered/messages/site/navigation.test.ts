import { openHotelServer } from '../../support/hotelServer';
import { navigation } from './navigation';
import { defineMessageTests } from '../situation';

openHotelServer();
defineMessageTests(navigation);
