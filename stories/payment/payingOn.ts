import type { TestModel } from '../../tools/model/testModel';
import { checkoutModel } from '../../models/payment/checkoutModel';
import { momentOf, screen } from '../support/screen';
import { standingStill } from '../support/stage';
import { timestampAt, type Way } from '../support/way';

/**
 * A moment of a checkout, on the page that has asked for it.
 * @param paying the state of the page's machine in which the checkout is at work
 */
export function payingOn(url: string, page: TestModel, paying: string, way: Way) {
  const around = () => {
    const { snapshot } = timestampAt(page, { to: paying });
    return standingStill(page.machine, snapshot, { checkout: momentOf(checkoutModel, way) });
  };
  return screen({ model: checkoutModel, url, way, beside: () => new Map([[page.id, around()]]) });
}
