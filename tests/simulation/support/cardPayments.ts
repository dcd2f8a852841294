import { pressButton } from './checkoutPage';
import { pressedButton, usedCard } from './guestChoices';
import type { Page } from './guestMemory';
import type { HotelWorld } from './hotelWorld';
import { misfit } from './misfits';
import type { Paying } from './paying';

const SECOND = 1_000;

/** A guest presses a button of a page's card form. */
export const payByCard: Paying = async (world, guest, page, { chosen }) => {
  const { random, agenda, history, timeline, sandbox, habits } = world;
  const button = chosen ?? pressedButton(random);
  const card = usedCard(random, page.provider, habits);
  if (button === 'paySlowly') history.keepBegun(page.reference, agenda.clock.now());
  const address = await agenda.work(() => pressButton(sandbox, page, button, card));
  if (world.misfits > 0 && misfit(world, page)) world.misfits -= 1;
  const way = card === undefined ? '' : ` with ${card}`;
  timeline.note(guest, `presses ${button}${way} for ${page.reference.slice(0, 8)}`);
  if (address === null && card !== undefined && random.percent(60)) {
    await tryAnotherCard(world, guest, page);
    return null;
  }
  if (address === null || random.percent(20)) return null;
  await agenda.pause(random.between(100, 3 * SECOND));
  return address;
};

/** The guest tries another card on the same page, after a while and without returning to the hotel. */
async function tryAnotherCard(world: HotelWorld, guest: string, page: Page): Promise<void> {
  const { random, agenda, timeline, sandbox } = world;
  await agenda.pause(random.between(5 * SECOND, 90 * SECOND));
  await agenda.work(() => pressButton(sandbox, page, 'payWithoutReturning'));
  timeline.note(guest, `pays with another card for ${page.reference.slice(0, 8)}`);
}
