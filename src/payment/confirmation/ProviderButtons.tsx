import { payWith } from '../../../messages/payment/pages/confirmation';
import { providerNames } from '../../../messages/payment/providers';
import { processing } from '../../../messages/shared/pages/waiting';
import type { PaymentProvider } from '../../../machines/payment/paymentReference';
import { Button } from '../../components/Button';
import { Stack } from '../../components/Stack';

const providers = ['paystack', 'flutterwave'] as const;

interface ProviderButtonsProps {
  /** The provider whose checkout is being opened. */
  starting: PaymentProvider | null;
  onChoose: (provider: PaymentProvider) => void;
}

/** The two providers to pay with. */
export function ProviderButtons({ starting, onChoose }: ProviderButtonsProps) {
  return (
    <Stack>
      {providers.map((provider) => (
        <Button
          key={provider}
          size="large"
          wide
          variant={provider === 'paystack' ? 'primary' : 'secondary'}
          busy={starting === provider}
          busyLabel={processing}
          disabled={starting !== null}
          onClick={() => onChoose(provider)}
        >
          {payWith(providerNames[provider])}
        </Button>
      ))}
    </Stack>
  );
}
