import { openHotelServer } from '../../support/hotelServer';
import { management } from './management';
import { defineMessageTests } from '../situation';

openHotelServer();
defineMessageTests(management);
