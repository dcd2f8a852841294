import { afterEach } from 'vitest';
import { openHotelServer } from '../../support/hotelServer';
import { readAll } from '../situation';
import { letTimeRun, verification } from './verification';

openHotelServer();
afterEach(letTimeRun);
readAll(verification);
