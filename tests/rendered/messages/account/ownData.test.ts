import { openHotelServer } from '../../support/hotelServer';
import { readAll } from '../situation';
import { ownData } from './ownData';

openHotelServer();
readAll(ownData);
