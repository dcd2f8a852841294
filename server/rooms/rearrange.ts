/** Nights as days since 1970: from the first to the day after the last. */
export interface Span {
  from: number;
  to: number;
}

/** Nights that a stay has in rooms of one type, which move together, side by side, or not at all; or that stay as they are. */
export interface Block extends Span {
  /** The reservation that can move; null for what stays where it is. */
  stay: string | null;
  rooms: readonly string[];
}

/** A type's rooms in the hotel's order, and who has them around the nights of a wish. */
export interface RoomsOfType {
  rooms: readonly string[];
  blocks: readonly Block[];
}

/** Another room for all nights of a stay in one. */
export interface RoomMove {
  stay: string;
  before: string;
  after: string;
}

/** Rooms that are free once some stays have moved. */
export interface Arrangement {
  rooms: string[];
  moves: RoomMove[];
}

/** The steps of a search before it counts as failed: some milliseconds. */
const MOST_STEPS = 2_000;

/** A stay in a search, with its rooms as places in the hotel's order. */
interface Piece extends Span {
  size: number;
  /** Where it is now; null for what is wanted. */
  home: readonly number[] | null;
  /** Another that is wanted likewise, before which it is not tried. */
  twin: number | null;
}

const FREE = -1;
const FIXED = -2;

/** The storey of a room: rooms of one storey that follow each other are side by side. */
const storeyOf = (number: string) => number.slice(0, -2);

/** A search on one type's rooms. Its cells say whose each night of a room is. */
class Board {
  readonly span: number;
  readonly cells: Int16Array;
  readonly pieces: Piece[] = [];
  readonly stays: Block[] = [];
  private readonly rooms: readonly string[];
  private readonly spots = new Map<number, readonly number[][]>();

  /** @param sizes so many rooms side by side are wanted, each time */
  constructor(type: RoomsOfType, wanted: Span, sizes: readonly number[]) {
    const { rooms, blocks } = type;
    this.rooms = rooms;
    const first = blocks.reduce((least, { from }) => Math.min(least, from), wanted.from);
    this.span = blocks.reduce((most, { to }) => Math.max(most, to), wanted.to) - first;
    this.cells = new Int16Array(rooms.length * this.span).fill(FREE);
    for (const block of blocks) {
      const nights = { from: block.from - first, to: block.to - first };
      const home = block.rooms.map((number) => rooms.indexOf(number));
      if (block.stay !== null) {
        this.stays.push(block);
        this.pieces.push({ ...nights, size: home.length, home, twin: null });
      }
      this.fill(home, nights, block.stay === null ? FIXED : this.pieces.length - 1);
    }
    sizes.forEach((size, index) => {
      const nights = { from: wanted.from - first, to: wanted.to - first };
      const twin = index === 0 ? null : this.pieces.length - 1;
      this.pieces.push({ ...nights, size, home: null, twin });
    });
  }

  fill(rooms: readonly number[], { from, to }: Span, whose: number): void {
    for (const room of rooms) {
      this.cells.fill(whose, room * this.span + from, room * this.span + to);
    }
  }

  /** Frees the rooms that a piece has at first. */
  leave(index: number): void {
    this.fill(this.piece(index).home ?? [], this.piece(index), FREE);
  }

  /** Puts a piece back into them. */
  goHome(index: number): void {
    this.fill(this.piece(index).home ?? [], this.piece(index), index);
  }

  /** The places of what is wanted. */
  get wantedPieces(): number[] {
    return this.pieces.flatMap(({ home }, index) => (home === null ? index : []));
  }

  piece(index: number): Piece {
    const piece = this.pieces[index];
    if (!piece) throw new Error(`There is no piece ${index}`);
    return piece;
  }

  /** Rooms side by side for a piece, by their places. */
  spotsOf({ size }: Piece): readonly number[][] {
    const { rooms } = this;
    const known = this.spots.get(size);
    if (known) return known;
    const spots = rooms.flatMap((number, place) => {
      const last = rooms[place + size - 1];
      if (last === undefined || storeyOf(last) !== storeyOf(number)) return [];
      return [Array.from({ length: size }, (_, index) => place + index)];
    });
    this.spots.set(size, spots);
    return spots;
  }

  /** The stays in the way of a piece in some rooms; null if one of them does not move. */
  inTheWay(spot: readonly number[], { from, to }: Piece, locked: ReadonlySet<number>) {
    const found = new Set<number>();
    for (const room of spot) {
      for (let night = from; night < to; night += 1) {
        const whose = this.cells[room * this.span + night] ?? FIXED;
        if (whose === FIXED || locked.has(whose)) return null;
        if (whose !== FREE) found.add(whose);
      }
    }
    return [...found];
  }

  /** The result of a search. @param places where each piece is */
  arrangementOf(places: ReadonlyMap<number, readonly number[]>): Arrangement {
    const numbersOf = (rooms: readonly number[] = []) =>
      rooms.map((room) => this.rooms[room] ?? '');
    const moves = this.stays.flatMap(({ stay, rooms: before }, index) => {
      const after = numbersOf(places.get(index) ?? this.piece(index).home ?? []);
      const gained = after.filter((number) => !before.includes(number));
      const left = before.filter((number) => !after.includes(number));
      return left.map((number, at) => ({
        stay: stay ?? '',
        before: number,
        after: gained[at] ?? number,
      }));
    });
    return { rooms: this.wantedPieces.flatMap((index) => numbersOf(places.get(index))), moves };
  }
}

/**
 * Puts what is wanted into rooms and moves whoever is in the way on, by as few moves as possible. It finds an
 * arrangement wherever there is one, unless its steps run out before.
 */
function byMoving(board: Board): Arrangement | null {
  const places = new Map<number, readonly number[]>();
  const locked = new Set<number>();
  let steps = 0;

  const settle = (waiting: readonly number[], moves: number): boolean => {
    const [next, ...rest] = waiting;
    if (next === undefined) return true;
    const piece = board.piece(next);
    const after = piece.twin === null ? -1 : (places.get(piece.twin)?.[0] ?? -1);
    const spots = board
      .spotsOf(piece)
      .filter(([first = 0]) => first > after)
      .flatMap((spot) => {
        const others = board.inTheWay(spot, piece, locked);
        return others === null || others.length > moves ? [] : [{ spot, others }];
      })
      .sort((one, other) => one.others.length - other.others.length);
    for (const { spot, others } of spots) {
      steps += 1;
      if (steps > MOST_STEPS) return false;
      for (const index of others) board.leave(index);
      board.fill(spot, piece, next);
      places.set(next, spot);
      locked.add(next);
      if (settle([...rest, ...others], moves - others.length)) return true;
      locked.delete(next);
      places.delete(next);
      board.fill(spot, piece, FREE);
      for (const index of others) board.goHome(index);
    }
    return false;
  };

  const wanted = board.wantedPieces;
  for (let moves = 0; moves <= board.stays.length && steps <= MOST_STEPS; moves += 1) {
    if (settle(wanted, moves)) return board.arrangementOf(places);
  }
  return null;
}

/**
 * Gives everybody a room anew, who comes first, first: their own if it is free, else the one that is needed again
 * soonest. Where nothing that stays as it is lies ahead, this fails only if there is no arrangement.
 */
function inOrder(board: Board): Arrangement | null {
  const places = new Map<number, readonly number[]>();
  const order = board.pieces.map((_, index) => index);
  order.sort((one, other) => board.piece(one).from - board.piece(other).from);
  for (const index of order) board.leave(index);
  for (const index of order) {
    const piece = board.piece(index);
    const neededAgain = (spot: readonly number[]) => {
      let night = piece.to;
      const isFree = (room: number) => board.cells[room * board.span + night] === FREE;
      while (night < board.span && spot.every(isFree)) night += 1;
      return night;
    };
    const empty = (spot: readonly number[]) => board.inTheWay(spot, piece, new Set())?.length === 0;
    const spots = board.spotsOf(piece).filter(empty);
    spots.sort((one, other) => neededAgain(one) - neededAgain(other));
    const chosen = piece.home !== null && empty(piece.home) ? piece.home : spots[0];
    if (!chosen) return null;
    board.fill(chosen, piece, index);
    places.set(index, chosen);
  }
  return board.arrangementOf(places);
}

/** The fewest rooms that are free on a night: no arrangement has more. */
function leastFree({ rooms, blocks }: RoomsOfType, { from, to }: Span): number {
  const taken = Array.from({ length: to - from }, () => 0);
  for (const block of blocks) {
    for (let night = Math.max(from, block.from); night < Math.min(to, block.to); night += 1) {
      taken[night - from] = (taken[night - from] ?? 0) + block.rooms.length;
    }
  }
  return rooms.length - Math.max(0, ...taken);
}

const ones = (count: number) => Array.from({ length: count }, () => 1);

/**
 * How many rooms of a type can be had for all of some nights, if whoever can move does. It may be too low if a search
 * runs out of steps, never too high.
 * @param most no more than so many are asked for
 */
export function roomsToBeHad(type: RoomsOfType, wanted: Span, most = Infinity): number {
  const isInTheWay = ({ from, to }: Block) => from < wanted.to && wanted.from < to;
  const taken = new Set(type.blocks.filter(isInTheWay).flatMap(({ rooms }) => rooms));
  const unmoved = type.rooms.length - taken.size;
  let count = Math.min(leastFree(type, wanted), most);
  for (; count > unmoved; count -= 1) {
    if (inOrder(new Board(type, wanted, ones(count)))) return count;
    if (byMoving(new Board(type, wanted, ones(count)))) return count;
  }
  return Math.min(unmoved, most);
}

/**
 * Rooms of a type for all of some nights, side by side if they can be, and the moves that they need: as few as are
 * found. It finds them wherever {@link roomsToBeHad} counts as many.
 * @returns null if so many can't be had
 */
export function arrangeRooms(type: RoomsOfType, wanted: Span, count: number): Arrangement | null {
  const most = leastFree(type, wanted);
  if (most < count) return null;
  const together = count > 1 ? byMoving(new Board(type, wanted, [count])) : null;
  if (together) return together;
  for (let more = count; more <= most; more += 1) {
    const found =
      byMoving(new Board(type, wanted, ones(more))) ?? inOrder(new Board(type, wanted, ones(more)));
    if (found) return { ...found, rooms: found.rooms.slice(0, count) };
  }
  return null;
}
