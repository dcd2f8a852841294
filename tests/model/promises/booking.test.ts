import { describe, expect, it } from 'vitest';
import { bookingModel } from '../../../models/booking/bookingModel';
import { stateOf } from '../../../tools/model/findings';
import { isIn } from '../../../tools/model/testModel';
import { snapshotsIn } from '../../../tools/model/everySnapshot';
import { inEverySnapshot } from '../support/randomWalks';

describe('a booking', () => {
  it('can be abandoned at any moment, and is taken up again as it was', () => {
    inEverySnapshot(bookingModel, (snapshot) => {
      expect(bookingModel.assertions('*', snapshot), stateOf(snapshot)).toEqual({
        'it can be abandoned and taken up again as it is': true,
      });
    });
  });

  it('can be resumed from every moment: something leads on to the chosen rooms', () => {
    const moments = snapshotsIn(bookingModel);
    const resuming = new Set(
      moments
        .filter(
          ({ snapshot }) =>
            isIn(snapshot, 'selectingRooms') || isIn(snapshot, 'fillingDetails.editing'),
        )
        .map(({ snapshot }) => bookingModel.project(snapshot)),
    );
    let found = -1;
    while (resuming.size > found) {
      found = resuming.size;
      for (const { snapshot, steps } of moments) {
        const onwards = Array.from(steps.values(), bookingModel.project);
        if (onwards.some((next) => resuming.has(next))) {
          resuming.add(bookingModel.project(snapshot));
        }
      }
    }
    const stuck = moments.filter(({ snapshot }) => !resuming.has(bookingModel.project(snapshot)));
    expect(stuck.map(({ snapshot }) => stateOf(snapshot))).toEqual([]);
  });
});
