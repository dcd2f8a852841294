import { expect, test } from 'vitest';
import { addDays, lagosToday } from '../../../machines/shared/stay';
import { branch, isTree, readContract } from '../../../server/contract/contractDocument';
import { operationsIn } from '../../../server/contract/contractOperations';
import { arrival, closingOf, send, twoAtDesk } from '../desk/deskSessions';
import { freshHotel } from '../support/hotel';
import { DAY } from '../support/durations';
import { textAt, valueAt } from '../support/reading';

const hotel = await freshHotel();
const { clock, configuration } = hotel.context;
const { amara, bisi, goTo } = twoAtDesk(hotel, arrival);

const isDate = (property: unknown) => isTree(property) && property.format === 'date';
const dated = operationsIn(readContract()).filter(({ schema }) => {
  const properties = schema.querystring?.properties;
  return isTree(properties) && Object.values(properties).some(isDate);
});

test.each(dated)('The days of $url end with what can be booked', async ({ url, schema }) => {
  const { token } = await hotel.guest();
  const path = url.replace(':id', crypto.randomUUID());
  const answerTo = async (date: string) => {
    const names = Object.keys(branch(schema.querystring ?? {}, 'properties'));
    const query = `?${names.map((name) => `${name}=${date}`).join('&')}`;
    const { status, body } = path.startsWith('/api/v1/desk')
      ? await bisi.browser.request('GET', path.replace('/api/v1/desk', '') + query)
      : await hotel.request('GET', path + query, { token });
    return { status, code: valueAt(body, 'code') };
  };
  const { maximumDaysAhead, maximumNights } = configuration;
  const last = addDays(lagosToday(clock.now()), maximumDaysAhead + maximumNights);
  for (const far of ['0001-01-01', '1999-12-31', addDays(last, 1), '9999-12-31'])
    expect(await answerTo(far)).toEqual({ status: 400, code: 'validation_failed' });
  for (const known of ['2000-01-01', last])
    expect((await answerTo(known)).status).toBeLessThan(500);
});

test.each(['0001-01-01', '1999-12-31', '9999-12-31'])('%s is no day to close', async (date) => {
  const answer = await send(bisi, '/money/acts', {
    ...(await closingOf(bisi, '2026-03-02')),
    date,
  });
  expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
});

test.each([false, true])(
  'A booking under a key of yesterday is a new one: swept %s',
  async (swept) => {
    const types = await amara.browser.request(
      'GET',
      '/free?checkIn=2026-03-14&checkOut=2026-03-15',
    );
    const book = async (place: number) => {
      const booking = {
        ...{ checkInDate: '2026-03-14', checkOutDate: '2026-03-15', noOfAdult: 1, noOfChildren: 0 },
        ...{ name: 'Adaobi Okeke', phoneNumber: '08030000000', specialRequest: 'nothing' },
        ...{ payment: { method: 'cash' }, totalPrice: valueAt(types.body, 'types.0.roomPrice') },
        rooms: [textAt(types.body, `types.0.rooms.${place}.room`)],
      };
      const { body } = await send(amara, '/reservations', booking, 'a key of the page');
      return textAt(body, 'id');
    };
    const first = await book(0);
    expect(await book(0)).toBe(first);
    await goTo(new Date(arrival.getTime() + DAY));
    if (swept) await hotel.jobs.run({ kind: 'sweep' });
    const second = await book(1);
    expect([second === first, await book(1)]).toEqual([false, second]);
  },
);
