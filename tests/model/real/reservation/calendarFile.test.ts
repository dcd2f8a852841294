import * as words from '../../../../messages/reservation/pages/documents';
import { fileComes, opensPaid, documents } from '../machines/reservation/documents';
import { presses } from '../support/acts';
import { gateOn } from '../support/gate';
import { test } from '../support/world';

// The walk of the documents takes each transition once, always with the receipt.
test('a stay that is paid comes as a file for the guest’s calendar', async ({ place }) => {
  const stage = { ...place, gate: await gateOn(place.page, documents.calls) };
  const scene = { ...stage, ...(await opensPaid(stage)) };
  await presses(words.names.calendar)(scene);
  await fileComes(scene, 'calendar');
});
