import { use, useSyncExternalStore } from 'react';
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

/** The lowest price, fetched once in each visit of the site. */
interface KnownPrice {
  current: () => Kobo | null;
  onKnown: (tell: () => void) => () => void;
}

const known = new WeakMap<AppContextValue, KnownPrice>();

function knownPrice(context: AppContextValue): KnownPrice {
  const before = known.get(context);
  if (before) return before;
  let price: Kobo | null = null;
  const answer = lowestPrice(context).then((lowest) => {
    price = lowest;
  });
  const asked: KnownPrice = {
    current: () => price,
    onKnown(tell) {
      let gone = false;
      void answer.then(() => gone || tell());
      return () => {
        gone = true;
      };
    },
  };
  known.set(context, asked);
  return asked;
}

/** From which price a night is to be had, or nothing. */
export default function FromPrice() {
  const context = use(AppContext);
  return context && <Lowest known={knownPrice(context)} />;
}

function Lowest({ known: { current, onKnown } }: { known: KnownPrice }) {
  const lowest = useSyncExternalStore(onKnown, current, () => null);
  if (lowest === null) return null;
  return (
    <>
      <br />
      <RichMessage parts={fromPrice(<Price key="price" kobo={lowest} />)} />
    </>
  );
}
