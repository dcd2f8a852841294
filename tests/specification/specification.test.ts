import { describe, expect, it } from 'vitest';
import { messageCatalogue } from '../../models/fixtures/messageCatalogue';
import { childrenChoices, childrenLabel, adultChoices } from '../../machines/shared/occupancy';
import { formatNaira, koboFromNaira } from '../../machines/shared/money';
import { roomTypes } from '../../machines/shared/roomTypes';
import { english } from '../../messages/catalogue';
import { slideOf } from '../../messages/components/pages/carouselControls';
import { payWith } from '../../messages/payment/pages/confirmation';
import { nightsAlone } from '../../messages/shared/counts';
import { baths, beds } from '../../messages/site/pages/rooms';
import { services } from '../../messages/site/pages/services';
import { roomCardFeatures, roomCards } from '../../src/content/roomCards';
import { hotel } from '../../hotel/hotel';
import { servedPages } from '../../server/site/pageFiles';
import { branch, listAt, readContract, isTree, type Tree } from '../unit/contract/contractDocument';
import * as specification from './specification';

/** Every text in a tree of the catalogue. */
function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : [];
}

const prices = [...roomTypes, ...roomCards].map(({ nightly }) => formatNaira(nightly));
const choices = [...adultChoices.map(String), ...childrenChoices.map(childrenLabel)];

/** What the product can say: its catalogue, and what is put together with names and numbers. */
const said = new Set([
  ...textsIn(english),
  ...messageCatalogue.map(({ words }) => words),
  ...[...prices, ...choices],
  ...[beds(roomCardFeatures.beds), baths(roomCardFeatures.baths), slideOf(1, 3)],
  ...[payWith('Paystack'), payWith('Flutterwave'), nightsAlone(3), nightsAlone(1)],
  ...hotel.hours.map(({ desk, open }) => `${desk}: ${open}`),
  `${services.roomService.name} ${services.roomService.note}`,
]);

describe('What is specified', () => {
  it.each(Object.entries(specification.words))('is said word for word: %s', (_, words) => {
    expect(words.filter((text) => !said.has(text))).toEqual([]);
  });

  it('is what the rooms are called and cost', () => {
    expect(roomTypes.map(({ key, name, label, nightly }) => [key, name, label, nightly])).toEqual(
      specification.roomTypes.map(([key, name, naira]) => [key, name, name, koboFromNaira(naira)]),
    );
    expect(roomCards.map(({ nightly }) => nightly)).toEqual(
      specification.cardPrices.map(koboFromNaira),
    );
    const offered = new Set(roomTypes.flatMap(({ amenities }) => amenities));
    expect([...offered].toSorted()).toEqual(specification.amenities.toSorted());
  });

  it('has a page at each of its addresses', () => {
    const served = servedPages.map(({ route }) => route);
    expect(served).toEqual(expect.arrayContaining(specification.addresses));
  });
});

/** The properties of an object schema, also of one that is made of several. */
function fieldsOf(schema: Tree): string[] {
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((name) => listAt(schema, name).filter(isTree));
  return [...Object.keys(branch(schema, 'properties')), ...parts.flatMap(fieldsOf)];
}

const jsonIn = (tree: unknown) =>
  branch(branch(branch(tree, 'content'), 'application/json'), 'schema');
const named = (list: string) => list.split(' ').filter((name) => name !== '');

describe('The contract', async () => {
  const contract = await readContract();

  it.each(specification.calls)(
    'has %s %s, with %s, answered with %s',
    (method, path, sent, read) => {
      const operation = branch(branch(branch(contract, 'paths'), `/api/v1${path}`), method);
      const asked = listAt(operation, 'parameters')
        .filter(isTree)
        .map(({ name }) => name);
      const request = [...fieldsOf(jsonIn(operation.requestBody)), ...asked];
      const answers = Object.entries(branch(operation, 'responses'))
        .filter(([status]) => status.startsWith('2'))
        .flatMap(([, response]) => fieldsOf(jsonIn(response)));
      expect(request).toEqual(expect.arrayContaining(named(sent)));
      expect(answers).toEqual(expect.arrayContaining(named(read)));
    },
  );

  it('has every field of a reservation by its specified name', () => {
    const schemas = branch(branch(contract, 'components'), 'schemas');
    expect(fieldsOf(branch(schemas, 'Reservation'))).toEqual(
      expect.arrayContaining(named(specification.reservationFields)),
    );
  });
});
