import { payWith } from '../../../messages/payment/pages/confirmation';
import { continuePayment } from '../../../messages/payment/pages/paying';
import { providerNames } from '../../../messages/payment/providers';
import { processing } from '../../../messages/shared/pages/waiting';
import type { PaymentProvider } from '../../../machines/payment/paymentReference';
import { Button } from '../../components/Button';
import { Stack } from '../../components/Stack';

const providers = ['paystack', 'flutterwave'] as const;

interface ProviderButtonsProps {
  /** The provider whose checkout is being opened. */
  starting: PaymentProvider | null;
  /** The provider with which the guest has begun to pay: going on there comes first. */
  begunWith: PaymentProvider | null;
  onChoose: (provider: PaymentProvider) => void;
}

/** The two providers to pay with. */
export function ProviderButtons({ starting, begunWith, onChoose }: ProviderButtonsProps) {
  const offered = [
    ...(begunWith === null ? [] : [{ provider: begunWith, label: continuePayment }]),
    ...providers.map((provider) => ({ provider, label: payWith(providerNames[provider]) })),
  ];
  const first = offered[0];
  const busy = offered.find(({ provider }) => provider === starting);
  return (
    <Stack>
      {offered.map((offer) => (
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
      ))}
    </Stack>
  );
}
