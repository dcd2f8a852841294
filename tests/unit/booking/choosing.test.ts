import { describe, expect, it } from 'vitest';
import * as reservationFormMessages from '../../../messages/booking/form';
import { bookingWith, filled, now, withOneRoom } from './bookingSetting';

describe('filling in the details', () => {
  it('takes a valid form to the room selection', async () => {
    const { booking, details, visited, settled } = bookingWith();
    details()?.send({ type: 'details.submitted', now });
    await settled();
    expect(visited).toEqual(['/roombooking']);
    expect(booking.getSnapshot().matches('selectingRooms')).toBe(true);
  });

  it('alerts when the form has errors and shows them beside the fields', () => {
    const { booking, details, alert, acknowledge } = bookingWith({
      form: { name: ' ', checkIn: '2026-03-09' },
    });
    details()?.send({ type: 'details.submitted', now });
    expect(alert()).toBe(reservationFormMessages.correctErrors);
    expect(booking.getSnapshot().context.errors).toEqual({
      name: 'Name is required',
      checkIn: 'Check-in date cannot be in the past',
    });
    acknowledge();
    details()?.send({ type: 'field.edited', field: 'name', value: 'Ada' });
    expect(booking.getSnapshot().context.errors).toEqual({
      checkIn: 'Check-in date cannot be in the past',
    });
  });

  it('says nothing any more of dates that another date has put right', async () => {
    const { booking, details, acknowledge, settled, goesTo } = bookingWith({
      form: { checkOut: '2026-03-12' },
    });
    details()?.send({ type: 'details.submitted', now });
    acknowledge();
    details()?.send({ type: 'field.edited', field: 'checkIn', value: '2026-03-11' });
    details()?.send({ type: 'details.submitted', now });
    await settled();
    goesTo('/reservation');
    expect(booking.getSnapshot().context.errors).toEqual({});
  });

  it.each([
    ['is put right', '2026-03-11', {}],
    ['gets another fault', '2026-01-01', { checkOut: 'A stay can be at most 30 nights' }],
  ])('says of one date what holds when it %s by the other', (_, checkIn, errors) => {
    const { details, acknowledge } = bookingWith({ form: { checkOut: '2026-03-12' } });
    details()?.send({ type: 'details.submitted', now });
    acknowledge();
    details()?.send({ type: 'field.edited', field: 'checkIn', value: checkIn });
    expect(details()?.getSnapshot().context.errors).toEqual(errors);
  });

  it('fills only empty fields from the profile', () => {
    const { booking } = bookingWith({
      form: { name: '', phone: '' },
      profile: { name: 'Bola Ade', email: 'bola@example.com', phone: '0802' },
    });
    expect(booking.getSnapshot().context.form).toMatchObject({
      name: 'Bola Ade',
      email: 'adaobi@example.com',
      phone: '0802',
    });
  });

  it('fills in who the guest is from the beginning, before anything is kept', () => {
    const profile = { name: 'Bola Ade', email: 'bola@example.com', phone: '0802' };
    const { booking } = bookingWith({ saved: null, profile });
    expect(booking.getSnapshot().context.form).toMatchObject(profile);
  });

  it('takes back what it said of a field that the profile fills, and of no other', () => {
    const { booking, details, goesTo } = bookingWith({
      profile: { name: 'Bola Ade', email: 'bola at home', phone: '' },
    });
    for (const field of ['name', 'phone', 'email', 'checkOut'] as const) {
      details()?.send({ type: 'field.edited', field, value: '' });
    }
    details()?.send({ type: 'details.submitted', now });
    expect(Object.keys(booking.getSnapshot().context.errors)).toHaveLength(4);
    goesTo('/aboutus');
    goesTo('/reservation');
    expect(booking.getSnapshot().context.errors).toEqual({
      phone: 'Phone number is required',
      email: reservationFormMessages.emailInvalid,
      checkOut: 'Check-out date is required',
    });
  });

  it('says nothing of what the profile fills in before anything was said', () => {
    const profile = { name: 'Bola Ade', email: 'bola at home', phone: '0802' };
    const { booking } = bookingWith({ form: { email: '' }, profile });
    expect(booking.getSnapshot().context.errors).toEqual({});
  });

  it('sends a guest who opens the room selection without dates back to the form', async () => {
    const { booking, alert, acknowledge, visited, settled } = bookingWith({
      path: '/roombooking',
      form: { checkOut: '' },
    });
    expect(alert()).toBe('Please go back and fill in reservation details first.');
    acknowledge();
    await settled();
    expect(visited).toEqual(['/reservation']);
    expect(booking.getSnapshot().matches('fillingDetails')).toBe(true);
  });
});

describe('going Back and Forward between the form and the rooms', () => {
  it('finds what was entered and chosen on both screens', async () => {
    const { booking, details, goesTo, settled } = await withOneRoom();
    goesTo('/reservation');
    details()?.send({ type: 'field.edited', field: 'notes', value: 'Late' });
    goesTo('/roombooking?from=history');
    await settled();
    expect(booking.getSnapshot().matches('selectingRooms')).toBe(true);
    const { form, counts } = booking.getSnapshot().context;
    expect([form.notes, counts.deluxe]).toEqual(['Late', 1]);
  });

  it('leaves an alert behind with the screen that it was about', () => {
    const { booking, details, goesTo, alert } = bookingWith({ form: { name: '' } });
    details()?.send({ type: 'details.submitted', now });
    goesTo('/roombooking/');
    expect(alert()).toBeUndefined();
    expect(booking.getSnapshot().matches('selectingRooms')).toBe(true);
  });

  it('waits while another page shows', () => {
    const { booking, goesTo } = bookingWith();
    goesTo('/aboutus');
    expect(booking.getSnapshot().matches('routing')).toBe(true);
    goesTo('/reservation');
    expect(booking.getSnapshot().matches('fillingDetails')).toBe(true);
  });
});

describe('selecting rooms', () => {
  it('stops the counter at the rooms left and at none', async () => {
    const { booking, rooms } = await withOneRoom();
    rooms()?.send({ type: 'room.added', roomType: 'premium' });
    const shown = rooms()?.getSnapshot();
    expect(shown?.can({ type: 'room.added', roomType: 'premium' })).toBe(false);
    rooms()?.send({ type: 'room.removed', roomType: 'premium' });
    const after = rooms()?.getSnapshot();
    expect(after?.can({ type: 'room.removed', roomType: 'premium' })).toBe(false);
    expect(booking.getSnapshot().context.counts).toMatchObject({ premium: 0, deluxe: 1 });
  });

  it('lets the counters run free when the rooms left cannot be had', async () => {
    const { booking, rooms } = await withOneRoom({ roomsLeft: 'unknown' });
    for (let room = 0; room < 20; room += 1) {
      rooms()?.send({ type: 'room.added', roomType: 'premium' });
    }
    expect(booking.getSnapshot().context.counts.premium).toBe(20);
  });

  it('asks for at least one room', async () => {
    const { rooms, alert, acknowledge, settled } = bookingWith({ path: '/roombooking' });
    await settled();
    rooms()?.send({ type: 'booking.continued', now });
    expect(alert()).toBe('Please select at least one room to continue.');
    acknowledge();
    expect(alert()).toBeUndefined();
  });

  it('sends the guest back when the details no longer do', async () => {
    const { rooms, alert, acknowledge, visited, settled } = await withOneRoom();
    rooms()?.send({ type: 'booking.continued', now: new Date('2026-03-20T09:00:00Z') });
    expect(alert()).toBe('Please go back to the reservation form and fill it out first.');
    acknowledge();
    await settled();
    expect(visited.at(-1)).toBe('/reservation');
  });

  it('looks up the rooms of the dates that were chosen', async () => {
    const { rooms, settled } = bookingWith({ path: '/roombooking' });
    await settled();
    expect(rooms()?.getSnapshot().context.form).toEqual(filled);
  });
});
