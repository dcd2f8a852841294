import { openHotelServer } from '../../support/hotelServer';
import { publicPages } from './publicPages';
import { defineMessageTests } from '../situation';

openHotelServer();
defineMessageTests(publicPages);
