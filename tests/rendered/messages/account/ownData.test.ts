import { openHotelServer } from '../../support/hotelServer';
import { defineMessageTests } from '../situation';
import { ownData } from './ownData';

openHotelServer();
defineMessageTests(ownData);
