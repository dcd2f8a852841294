import * as words from '../../messages/rooms/types';
import type { RoomTypeName } from '../contract/wire';
import type { Kobo } from './money';
import type { Party } from './occupancy';

/** The room types' keys, from the simplest to the grandest. */
export const roomTypeKeys = [
  'junior',
  'double',
  'deluxe',
  'family',
  'superior',
  'premium',
] as const;

export type RoomTypeKey = (typeof roomTypeKeys)[number];

/** A value of each room type. */
export function mapRoomTypes<TValue>(
  valueOf: (key: RoomTypeKey) => TValue,
): Record<RoomTypeKey, TValue> {
  return {
    junior: valueOf('junior'),
    double: valueOf('double'),
    deluxe: valueOf('deluxe'),
    family: valueOf('family'),
    superior: valueOf('superior'),
    premium: valueOf('premium'),
  };
}

export interface RoomType {
  key: RoomTypeKey;
  /** The name in the API, as `roomType`; the same in every language. */
  name: RoomTypeName;
  /** The name that guests read. */
  label: string;
  /** The specification's price of one room for one night, in kobo. The hotel's own are `room_price`. */
  nightly: Kobo;
  /** How many people one room is for and priced for; suggestions are based on it. */
  sleeps: Party;
  amenities: readonly string[];
}

const basicAmenities = [words.breakfast, words.wifi, words.gym, words.satelliteTv];
const doubleAmenities = [...basicAmenities, words.restaurant, words.miniBar];
const deluxeAmenities = [...doubleAmenities, words.roomService, words.bathtub, words.cityView];
const familyAmenities = [...deluxeAmenities, words.kitchenette, words.livingArea, words.kidsClub];
const superiorAmenities = [
  ...deluxeAmenities,
  words.livingArea,
  words.executiveLounge,
  words.balcony,
  words.seaView,
];
const premiumAmenities = [
  ...superiorAmenities,
  words.kitchenette,
  words.butler,
  words.pool,
  words.chef,
  words.concierge,
];

const roomTypesByKey = {
  junior: {
    key: 'junior',
    name: 'Double Deluxe',
    label: words.doubleDeluxe,
    nightly: 100_000,
    sleeps: { adults: 2, children: 0 },
    amenities: basicAmenities,
  },
  double: {
    key: 'double',
    name: 'Double Room',
    label: words.doubleRoom,
    nightly: 150_000,
    sleeps: { adults: 2, children: 1 },
    amenities: doubleAmenities,
  },
  deluxe: {
    key: 'deluxe',
    name: 'Deluxe Room',
    label: words.deluxeRoom,
    nightly: 200_000,
    sleeps: { adults: 2, children: 1 },
    amenities: deluxeAmenities,
  },
  family: {
    key: 'family',
    name: 'Family Suite',
    label: words.familySuite,
    nightly: 250_000,
    sleeps: { adults: 2, children: 3 },
    amenities: familyAmenities,
  },
  superior: {
    key: 'superior',
    name: 'Superior Suite',
    label: words.superiorSuite,
    nightly: 300_000,
    sleeps: { adults: 3, children: 1 },
    amenities: superiorAmenities,
  },
  premium: {
    key: 'premium',
    name: 'Premium Penthouse',
    label: words.premiumPenthouse,
    nightly: 500_000,
    sleeps: { adults: 4, children: 3 },
    amenities: premiumAmenities,
  },
} as const satisfies { [key in RoomTypeKey]: RoomType & { key: key } };

/** The hotel's six room types, in display order. */
export const roomTypes: readonly RoomType[] = roomTypeKeys.map((key) => roomTypesByKey[key]);

/** The price of a night in each room type. */
export type RoomPrices = Readonly<Record<RoomTypeKey, Kobo>>;

/** The specification's prices: those of a server that sends none. */
export const specifiedPrices: RoomPrices = mapRoomTypes((key) => roomTypesByKey[key].nightly);

export function roomTypeOf(key: RoomTypeKey): RoomType {
  return roomTypesByKey[key];
}

/** The room type with that name in the API, if there is one. */
export function roomTypeNamed(name: string): RoomType | undefined {
  return roomTypes.find((roomType) => roomType.name === name);
}

/** The label of a room type by its name in the API; that name itself if the hotel has no such type. */
export function roomTypeLabel(name: string): string {
  return roomTypeNamed(name)?.label ?? name;
}
