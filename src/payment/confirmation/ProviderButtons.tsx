import { payWith } from '../../../messages/payment/pages/confirmation';
import { continuePayment } from '../../../messages/payment/pages/paying';
import { providerNames } from '../../../messages/payment/providers';
import { totalAmount } from '../../../messages/shared/pages/stay';
import { processing } from '../../../messages/shared/pages/waiting';
import type { Kobo } from '../../../machines/shared/money';
import { paymentProviders, type PaymentProvider } from '../../../machines/shared/paymentChannel';
import { BottomBar } from '../../components/BottomBar';
import { Button } from '../../components/Button';
import { Price } from '../../components/Price';
import { Stack } from '../../components/Stack';

interface Offer {
  provider: PaymentProvider;
  label: string;
}

interface ProviderButtonsProps {
  /** The amount due; null if it is not known. */
  total: Kobo | null;
  /** The provider whose checkout is being opened. */
  starting: PaymentProvider | null;
  /** The provider with which the guest has begun to pay: going on there comes first. */
  begunWith: PaymentProvider | null;
  onChoose: (provider: PaymentProvider) => void;
}

/** The two providers to pay with; the first stands with the total at the bottom of a phone. */
export function ProviderButtons({ total, starting, begunWith, onChoose }: ProviderButtonsProps) {
  const [first, ...others]: Offer[] = [
    ...(begunWith === null ? [] : [{ provider: begunWith, label: continuePayment }]),
    ...paymentProviders.map((provider) => ({ provider, label: payWith(providerNames[provider]) })),
  ];
  const busy = [first, ...others].find((offer) => offer?.provider === starting);
  const button = (offer: Offer) => (
    <Button
      key={offer.label}
      size="large"
      wide
      variant={offer === first ? 'primary' : 'secondary'}
      busy={offer === busy}
      busyLabel={processing}
      disabled={starting !== null}
      onClick={() => onChoose(offer.provider)}
    >
      {offer.label}
    </Button>
  );
  return (
    <Stack>
      {first && (
        <BottomBar data-bottom-bar>
          <p>
            <span>{totalAmount}</span>
            {total !== null && <Price kobo={total} />}
          </p>
          {button(first)}
        </BottomBar>
      )}
      {others.map(button)}
    </Stack>
  );
}
