import { formatNaira } from '../../../machines/shared/money';
import { roomTypes } from '../../../machines/shared/roomTypes';
import { listRoomPrices, roomPriceHistory, type SetPrice } from '../../desk/rooms/roomPrices';
import { lagosTime } from '../../shared/lagosTime';
import { table } from '../../shared/textTable';
import { report, type StaffCommand } from '../staffCommand';

const nameOf = (key: string) => roomTypes.find((type) => type.key === key)?.name ?? key;

function lineOf({ roomType, nightlyKobo, validFrom, at, by, why }: SetPrice): string[] {
  return [validFrom, nameOf(roomType), formatNaira(nightlyKobo), lagosTime(at), by, why];
}

const HEADING = ['From', 'Room type', 'A night', 'Set', 'By', 'Why'];

export const priceCommands: readonly StaffCommand[] = [
  {
    words: ['prices'],
    takes: '[--json]',
    help: 'What a night costs for guests who check in today, and the prices that are set for later.',
    read: () => async (desk) => {
      const prices = await listRoomPrices(desk.database, desk);
      const now = prices.now.map(({ key, name, price }) => [
        `${name} (${key})`,
        price === null ? 'no price yet, so it is not sold' : formatNaira(price.nightlyKobo),
      ]);
      const coming =
        prices.coming.length === 0
          ? ['No other price is set for later.']
          : [
              'Set for later, by the day of check-in:',
              ...table([HEADING, ...prices.coming.map(lineOf)]),
            ];
      return report(prices, [...table(now), '', ...coming].join('\n'));
    },
  },
  {
    words: ['prices', 'history'],
    takes: '[--json]',
    help: 'Every price that was ever set: from which check-in on, when, by whom and why.',
    read:
      () =>
      async ({ database }) => {
        const prices = await roomPriceHistory(database);
        return report(prices, table([HEADING, ...prices.map(lineOf)]).join('\n'));
      },
  },
];
