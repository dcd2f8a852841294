import { openHotelServer } from '../../support/hotelServer';
import { myReservations } from './list';
import { defineMessageTests } from '../situation';

openHotelServer();
defineMessageTests(myReservations);
