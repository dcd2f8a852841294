import { describe, expect, it } from 'vitest';
import { bookingAlertOf } from '../../../machines/bookingWords';
import { reservationFormMessages } from '../../../machines/messages/booking';
import { bookingWith, now, withOneRoom } from './bookingSetting';

describe('filling in the details', () => {
  it('takes a valid form to the room selection', async () => {
    const { booking, visited, settled } = bookingWith();
    booking.send({ type: 'details.submitted', now });
    await settled();
    expect(visited).toEqual(['/roombooking']);
    expect(booking.getSnapshot().matches('selectingRooms')).toBe(true);
  });

  it('alerts when the form has errors and shows them beside the fields', () => {
    const { booking } = bookingWith({ form: { name: ' ', checkIn: '2026-03-09' } });
    booking.send({ type: 'details.submitted', now });
    expect(bookingAlertOf(booking.getSnapshot())).toBe(reservationFormMessages.correctErrors);
    expect(booking.getSnapshot().context.errors).toEqual({
      name: 'Name is required',
      checkIn: 'Check-in date cannot be in the past',
    });
    booking.send({ type: 'alert.acknowledged' });
    booking.send({ type: 'field.edited', field: 'name', value: 'Ada' });
    expect(booking.getSnapshot().context.errors).toEqual({
      checkIn: 'Check-in date cannot be in the past',
    });
  });

  it('says nothing any more of dates that another date has put right', async () => {
    const { booking, settled } = bookingWith({ form: { checkOut: '2026-03-12' } });
    booking.send({ type: 'details.submitted', now });
    booking.send({ type: 'alert.acknowledged' });
    booking.send({ type: 'field.edited', field: 'checkIn', value: '2026-03-11' });
    booking.send({ type: 'details.submitted', now });
    await settled();
    booking.send({ type: 'details.visited', profile: null });
    expect(booking.getSnapshot().context.errors).toEqual({});
  });

  it('fills only empty fields from the profile', () => {
    const { booking } = bookingWith({ form: { name: '', phone: '' } });
    booking.send({
      type: 'details.visited',
      profile: { name: 'Bola Ade', email: 'bola@example.com', phone: '0802' },
    });
    expect(booking.getSnapshot().context.form).toMatchObject({
      name: 'Bola Ade',
      email: 'adaobi@example.com',
      phone: '0802',
    });
  });

  it('takes back what it said of a field that the profile fills, and of no other', () => {
    const { booking } = bookingWith({ form: { name: '', phone: '', checkOut: '' } });
    booking.send({ type: 'details.submitted', now });
    booking.send({
      type: 'details.visited',
      profile: { name: 'Bola Ade', email: 'bola@example.com', phone: '' },
    });
    expect(booking.getSnapshot().context.errors).toEqual({
      phone: 'Phone number is required',
      checkOut: 'Check-out date is required',
    });
    expect(bookingAlertOf(booking.getSnapshot())).toBe(reservationFormMessages.correctErrors);
  });

  it('closes the alert once the profile has filled everything that was wrong', () => {
    const { booking } = bookingWith({ form: { name: '', phone: '' } });
    booking.send({ type: 'details.submitted', now });
    booking.send({
      type: 'details.visited',
      profile: { name: 'Bola Ade', email: 'bola@example.com', phone: '0802' },
    });
    expect(booking.getSnapshot().context.errors).toEqual({});
    expect(bookingAlertOf(booking.getSnapshot())).toBeUndefined();
  });

  it('says what is wrong with what the profile fills in, where something was wrong before', () => {
    const profile = { name: 'Bola Ade', email: 'bola at home', phone: '0802' };
    const { booking } = bookingWith({ form: { email: '' } });
    booking.send({ type: 'details.submitted', now });
    booking.send({ type: 'details.visited', profile });
    expect(booking.getSnapshot().context.errors).toEqual({
      email: reservationFormMessages.emailInvalid,
    });

    const { booking: untouched } = bookingWith({ form: { email: '' } });
    untouched.send({ type: 'details.visited', profile });
    expect(untouched.getSnapshot().context.errors).toEqual({});
  });

  it('sends a guest who opens the room selection without dates back to the form', async () => {
    const { booking, visited, settled } = bookingWith({ form: { checkOut: '' } });
    booking.send({ type: 'rooms.visited' });
    expect(bookingAlertOf(booking.getSnapshot())).toBe(
      'Please go back and fill in reservation details first.',
    );
    booking.send({ type: 'alert.acknowledged' });
    await settled();
    expect(visited).toEqual(['/reservation']);
    expect(booking.getSnapshot().matches('fillingDetails')).toBe(true);
  });
});

describe('selecting rooms', () => {
  it('stops the counter at the rooms left and at none', async () => {
    const { booking } = await withOneRoom();
    booking.send({ type: 'room.added', roomType: 'premium' });
    expect(booking.getSnapshot().can({ type: 'room.added', roomType: 'premium' })).toBe(false);
    booking.send({ type: 'room.removed', roomType: 'premium' });
    expect(booking.getSnapshot().can({ type: 'room.removed', roomType: 'premium' })).toBe(false);
    expect(booking.getSnapshot().context.counts).toMatchObject({ premium: 0, deluxe: 1 });
  });

  it('lets the counters run free when the rooms left cannot be had', async () => {
    const { booking } = await withOneRoom({ roomsLeft: 'unknown' });
    for (let room = 0; room < 20; room += 1) {
      booking.send({ type: 'room.added', roomType: 'premium' });
    }
    expect(booking.getSnapshot().context.counts.premium).toBe(20);
  });

  it('asks for at least one room', async () => {
    const { booking, settled } = bookingWith();
    booking.send({ type: 'rooms.visited' });
    await settled();
    booking.send({ type: 'booking.continued', now });
    expect(bookingAlertOf(booking.getSnapshot())).toBe(
      'Please select at least one room to continue.',
    );
    booking.send({ type: 'alert.acknowledged' });
    expect(bookingAlertOf(booking.getSnapshot())).toBeUndefined();
  });

  it('sends the guest back when the details no longer do', async () => {
    const { booking, visited, settled } = await withOneRoom();
    booking.send({ type: 'booking.continued', now: new Date('2026-03-20T09:00:00Z') });
    expect(bookingAlertOf(booking.getSnapshot())).toBe(
      'Please go back to the reservation form and fill it out first.',
    );
    booking.send({ type: 'alert.acknowledged' });
    await settled();
    expect(visited.at(-1)).toBe('/reservation');
  });
});
