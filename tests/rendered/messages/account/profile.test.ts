import { openHotelServer } from '../../support/hotelServer';
import { defineMessageTests } from '../situation';
import { profile } from './profile';

openHotelServer();
defineMessageTests(profile);
