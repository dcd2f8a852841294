import { afterEach } from 'vitest';
import { openHotelServer } from '../../support/hotelServer';
import { defineMessageTests } from '../situation';
import { letTimeRun, verification } from './verification';

openHotelServer();
afterEach(letTimeRun);
defineMessageTests(verification);
