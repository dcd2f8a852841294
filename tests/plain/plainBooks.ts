import type { Registration } from '../../machines/contract/wire';

/** A guest as the plain server knows them. */
interface PlainAccount extends Registration {
  id: number;
  verified: boolean;
}

/** A reservation with the fields that the specification gives it, and no others. */
export interface PlainReservation {
  id: string;
  name: string;
  emailAddress: string;
  phoneNumber: string;
  checkInDate: string;
  checkOutDate: string;
  noOfAdult: number;
  noOfChildren: number;
  specialRequest: string;
  roomNumber: string;
  roomDetails: string;
  roomAmanities: string[];
  roomAllocations: { numberOfRooms: number; roomType: string; roomPrice: number }[];
  totalPrice: number;
  paymentStatus: 'pending' | 'paid' | 'cancelled' | 'refunded';
  paymentRefrence: string | null;
}

/** A payment under way: what it is for and where its guest comes back to. */
interface PlainPayment {
  reservationId: string;
  returnsTo: string;
}

/** All that the plain server remembers. */
export interface PlainBooks {
  accounts: PlainAccount[];
  reservations: Map<string, PlainReservation>;
  /** By reference. */
  payments: Map<string, PlainPayment>;
}
