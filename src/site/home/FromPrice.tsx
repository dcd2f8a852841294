import { use } from 'react';
import { koboFromNaira, type Kobo } from '../../../machines/shared/money';
import { addDays, lagosToday } from '../../../machines/shared/stay';
import { fromPrice } from '../../../messages/site/pages/reserving';
import { numberAt, requiredList } from '../../api/reading';
import { prefersReducedData } from '../../browser/connection';
import { Price } from '../../components/Price';
import { RichMessage } from '../../components/RichMessage';
import { AppContext, type AppContextValue } from '../../context/appContext';

/** The lowest price of a room for tonight; null if it can't be had. Without the API client, which the page does not need. */
async function lowestPrice({ transport, clock }: AppContextValue): Promise<Kobo | null> {
  if (prefersReducedData()) return null;
  try {
    const today = lagosToday(clock.now());
    const query = `checkIn=${today}&checkOut=${addDays(today, 1)}`;
    const { baseUrl, send } = transport;
    const response = await send(new Request(`${baseUrl}/api/v1/availability?${query}`));
    const prices = requiredList(await response.json(), 'rooms').flatMap(
      (room) => numberAt(room, 'roomPrice') ?? [],
    );
    return prices.length === 0 ? null : koboFromNaira(Math.min(...prices));
  } catch {
    return null;
  }
}

/** One question for each visit of the site. */
const asked = new WeakMap<AppContextValue, Promise<Kobo | null>>();

/** From which price a night is to be had, or nothing. */
export default function FromPrice() {
  const context = use(AppContext);
  return context && <Lowest context={context} />;
}

function Lowest({ context }: { context: AppContextValue }) {
  const answer = asked.get(context) ?? lowestPrice(context);
  asked.set(context, answer);
  const lowest = use(answer);
  if (lowest === null) return null;
  return (
    <>
      <br />
      <RichMessage parts={fromPrice(<Price key="price" kobo={lowest} />)} />
    </>
  );
}
