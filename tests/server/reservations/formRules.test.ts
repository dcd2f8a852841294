import { describe, expect, test } from 'vitest';
import { freshHotel } from '../support/hotel';
import { reserve } from './stays';

const hotel = await freshHotel();

describe('What the form refuses, the server refuses in the same words', () => {
  test.each([
    [{ name: '  ' }, 'name', 'Name is required'],
    [{ phoneNumber: '' }, 'phoneNumber', 'Phone number is required'],
    [{ emailAddress: '' }, 'emailAddress', 'Email is required'],
    [{ emailAddress: 'adaobi@hotel' }, 'emailAddress', 'Email address is invalid'],
    [{ checkInDate: '2026-03-01' }, 'checkInDate', 'Check-in date cannot be in the past'],
    [{ checkInDate: '2026-02-30' }, 'checkInDate', 'Check-in date is invalid'],
    [{ checkOutDate: '2026-03-12' }, 'checkOutDate', 'Check-out date must be after check-in date'],
    [{ noOfAdult: 0 }, 'noOfAdult', 'At least one adult is required'],
    [{ noOfChildren: -1 }, 'noOfChildren', 'Children count cannot be negative'],
    [{ roomAllocations: [] }, 'roomAllocations', 'Please select at least one room to continue.'],
  ])('%o', async (wrong, field, message) => {
    const response = await reserve(hotel, await hotel.guest(), undefined, wrong);
    expect(response).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', fields: { [field]: message } },
    });
  });

  test('Every field that is wrong has its message', async () => {
    const response = await reserve(hotel, await hotel.guest(), undefined, {
      name: '',
      phoneNumber: '',
      checkOutDate: '2026-03-11',
    });
    expect(response.body).toEqual({
      code: 'validation_failed',
      message: 'Name is required',
      error: 'Name is required',
      fields: {
        name: 'Name is required',
        phoneNumber: 'Phone number is required',
        checkOutDate: 'Check-out date must be after check-in date',
      },
    });
  });
});
