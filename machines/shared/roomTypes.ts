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

export interface RoomType {
  key: RoomTypeKey;
  /** The name on the screen and, as `roomType`, on the wire. */
  name: RoomTypeName;
  /** Price of one room for one night. */
  nightly: Kobo;
  /** For whom one room is meant; what it is priced for, and what the guest is advised by. */
  sleeps: Party;
  amenities: readonly string[];
}

const essentials = ['Breakfast', 'WiFi', 'Gym', 'Satellite TV'];
const comforts = [...essentials, 'Restaurant on-site', 'Mini-bar'];
const pleasures = [...comforts, '24-hour room service', 'Bathtub', 'City View'];
const familyLife = [...pleasures, 'Kitchenette', 'Separate Living Area', 'Kids Club Access'];
const distinction = [
  ...pleasures,
  'Separate Living Area',
  'Executive Lounge Access',
  'Private Balcony',
  'Sea View',
];
const luxury = [
  ...distinction,
  'Kitchenette',
  'Butler Service',
  'Private Pool',
  'Personal Chef',
  '24/7 Concierge',
];

const roomTypesByKey = {
  junior: {
    key: 'junior',
    name: 'Double Deluxe',
    nightly: 100_000,
    sleeps: { adults: 2, children: 0 },
    amenities: essentials,
  },
  double: {
    key: 'double',
    name: 'Double Room',
    nightly: 150_000,
    sleeps: { adults: 2, children: 1 },
    amenities: comforts,
  },
  deluxe: {
    key: 'deluxe',
    name: 'Deluxe Room',
    nightly: 200_000,
    sleeps: { adults: 2, children: 1 },
    amenities: pleasures,
  },
  family: {
    key: 'family',
    name: 'Family Suite',
    nightly: 250_000,
    sleeps: { adults: 2, children: 3 },
    amenities: familyLife,
  },
  superior: {
    key: 'superior',
    name: 'Superior Suite',
    nightly: 300_000,
    sleeps: { adults: 3, children: 1 },
    amenities: distinction,
  },
  premium: {
    key: 'premium',
    name: 'Premium Penthouse',
    nightly: 500_000,
    sleeps: { adults: 4, children: 3 },
    amenities: luxury,
  },
} as const satisfies { [key in RoomTypeKey]: RoomType & { key: key } };

/** The hotel's six room types, in the order in which they are offered. */
export const roomTypes: readonly RoomType[] = roomTypeKeys.map((key) => roomTypesByKey[key]);

/** The room type of a key. */
export function roomTypeOf(key: RoomTypeKey): RoomType {
  return roomTypesByKey[key];
}

/** The room type that goes by a name on the wire, if there is one. */
export function roomTypeNamed(name: string): RoomType | undefined {
  return roomTypes.find((roomType) => roomType.name === name);
}
