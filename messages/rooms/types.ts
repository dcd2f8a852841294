/** The room types and their amenities, as guests read them. The API has other names for the types. */

export const doubleDeluxe = 'Double Deluxe';
export const doubleRoom = 'Double Room';
export const deluxeRoom = 'Deluxe Room';
export const familySuite = 'Family Suite';
export const superiorSuite = 'Superior Suite';
export const premiumPenthouse = 'Premium Penthouse';

export const breakfast = 'Breakfast';
export const wifi = 'WiFi';
export const gym = 'Gym';
export const satelliteTv = 'Satellite TV';
export const restaurant = 'Restaurant on-site';
export const miniBar = 'Mini-bar';
export const roomService = '24-hour room service';
export const bathtub = 'Bathtub';
export const cityView = 'City View';
export const kitchenette = 'Kitchenette';
export const livingArea = 'Separate Living Area';
export const kidsClub = 'Kids Club Access';
export const executiveLounge = 'Executive Lounge Access';
export const balcony = 'Private Balcony';
export const seaView = 'Sea View';
export const butler = 'Butler Service';
export const pool = 'Private Pool';
export const chef = 'Personal Chef';
export const concierge = '24/7 Concierge';
