import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  arrangeRooms,
  roomsToBeHad,
  type Arrangement,
  type Block,
  type RoomsOfType,
  type Span,
} from '../../../server/rooms/rearrange';

const nightsOf = ([from, length]: readonly [number, number]): Span => ({ from, to: from + length });

/** Span of a room by who has them. @throws Error if two have one */
function takenBy(blocks: readonly (Span & Pick<Block, 'rooms'> & { who: string })[]) {
  const taken = new Map<string, string>();
  for (const { who, rooms, from, to } of blocks) {
    for (const room of rooms) {
      for (let night = from; night < to; night += 1) {
        const cell = `${room} ${night}`;
        if (taken.has(cell)) throw new Error(`${cell} is taken twice`);
        taken.set(cell, who);
      }
    }
  }
  return taken;
}

const isTaken = (blocks: readonly Block[], rooms: readonly string[], { from, to }: Span) =>
  blocks.some(
    (one) => one.from < to && from < one.to && one.rooms.some((room) => rooms.includes(room)),
  );

/** So many rooms next to each other on a storey, from each room on. */
function sideBySide(rooms: readonly string[], size: number): string[][] {
  return rooms
    .map((_, place) => rooms.slice(place, place + size))
    .filter((some) => some.length === size && some[0]?.[0] === some.at(-1)?.[0]);
}

const types = fc
  .record({
    rooms: fc.constantFrom(['101', '102'], ['101', '102', '201'], ['101', '102', '103', '201']),
    asked: fc.array(
      fc.record({
        nights: fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 3 })),
        place: fc.nat(3),
        size: fc.constantFrom(1, 1, 1, 2),
        canMove: fc.constantFrom(true, true, true, false),
      }),
      { maxLength: 9 },
    ),
  })
  .map(({ rooms, asked }): RoomsOfType => {
    const blocks: Block[] = [];
    asked.forEach(({ nights, place, size, canMove }, index) => {
      const spots = sideBySide(rooms, size);
      const chosen = spots[place % Math.max(1, spots.length)];
      if (!chosen || isTaken(blocks, chosen, nightsOf(nights))) return;
      blocks.push({ stay: canMove ? `stay ${index}` : null, rooms: chosen, ...nightsOf(nights) });
    });
    return { rooms, blocks };
  });
const wishes = fc
  .tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 4 }))
  .map(nightsOf);

/** Whether there is any arrangement at all: every one is tried. */
function canBeArranged({ rooms, blocks }: RoomsOfType, wanted: Span, count: number): boolean {
  const place = (done: readonly Block[], open: readonly Block[]): boolean => {
    const [next, ...rest] = open;
    if (!next) return true;
    const spots =
      next.stay === null ? [next.rooms] : [next.rooms, ...sideBySide(rooms, next.rooms.length)];
    return spots.some(
      (spot) => !isTaken(done, spot, next) && place([...done, { ...next, rooms: spot }], rest),
    );
  };
  const guests = Array.from({ length: count }, (_, index) => ({
    stay: `wanted ${index}`,
    rooms: rooms.slice(0, 1),
    ...wanted,
  }));
  const fixed = blocks.filter(({ stay }) => stay === null);
  return place(fixed, [...blocks.filter(({ stay }) => stay !== null), ...guests]);
}

function assertIsArrangement(
  { blocks }: RoomsOfType,
  wanted: Span,
  { rooms, moves }: Arrangement,
): void {
  const after = blocks.map((block) => ({
    ...block,
    who: block.stay ?? 'fixed',
    rooms: block.rooms.map(
      (room) =>
        moves.find(({ stay, before }) => stay === block.stay && before === room)?.after ?? room,
    ),
  }));
  takenBy([...after, { ...wanted, who: 'wanted', rooms }]);
  for (const { stay, before } of moves) {
    const block = after.find((one) => one.stay === stay);
    expect(block?.rooms).not.toContain(before);
  }
}

test('Rooms are had wherever an arrangement exists, and never two for one night', () => {
  fc.assert(
    fc.property(types, wishes, (type, wanted) => {
      const count = roomsToBeHad(type, wanted);
      const had = type.rooms.filter((_, index) => canBeArranged(type, wanted, index + 1)).length;
      expect(count).toBe(had);
      const found = type.rooms.map((_, index) => arrangeRooms(type, wanted, index + 1));
      expect(found.filter((one) => one !== null)).toHaveLength(had);
      found.forEach((one, index) => {
        if (one === null) return;
        expect(one.rooms).toHaveLength(index + 1);
        assertIsArrangement(type, wanted, one);
      });
    }),
    { numRuns: 500 },
  );
});
