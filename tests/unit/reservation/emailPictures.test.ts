import { describe, expect, it } from 'vitest';
import { addressLine, hotel } from '../../../hotel/hotel';
import { roomPicturePath } from '../../../machines/shared/paths';
import { roomTypeKeys } from '../../../machines/shared/roomTypes';
import { roomPictureFiles } from '../../../scripts/roomPictureFiles';
import { reservationMadeEmail } from '../../../server/reservations/emails/stayEmails';
import { paidEmail } from '../../../server/payments/emails/paid';
import { writtenEmail } from '../../../stories/mail/everyEmail';
import { exampleAttempt, exampleStay } from '../../../stories/mail/exampleStay';

const context = { configuration: { publicUrl: 'https://hotel.example' } };

describe('The rooms of a stay in an email', () => {
  const stay = exampleStay();
  const emails = [
    reservationMadeEmail(stay),
    paidEmail(stay, exampleAttempt(), { late: false, refundableUntil: null }),
  ].map((email) => writtenEmail(email, context));

  it.each(emails)('are pictured where their names stand: $subject', ({ html }) => {
    const pictures = html.match(/<img[^>]*>/g) ?? [];
    expect(pictures).toHaveLength(2);
    for (const [place, key] of (['double', 'deluxe'] as const).entries()) {
      expect(pictures[place]).toContain(`src="https://hotel.example/rooms/${key}.jpg" alt=""`);
      expect(pictures[place]).toContain('width="72" height="54"');
    }
  });

  it.each(emails)('can be found from the text of “$subject” too', ({ html, text }) => {
    expect(html).not.toContain('rel="preload"');
    for (const known of [hotel.reservationPhone, addressLine, stay.row.id.slice(0, 8)])
      expect(text).toContain(known);
  });

  it('have a JPEG each under a name that stays', () => {
    const names = roomPictureFiles.map(({ fileName }) => `/${fileName}`);
    expect(names).toEqual(roomTypeKeys.map(roomPicturePath));
    for (const { source } of roomPictureFiles) {
      expect(source.subarray(0, 2).toString('hex')).toBe('ffd8');
    }
  });
});
