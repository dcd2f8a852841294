import { openHotelServer } from '../../support/hotelServer';
import { reservationForm } from './bookingDetails';
import { defineMessageTests } from '../situation';

openHotelServer();
defineMessageTests(reservationForm);
