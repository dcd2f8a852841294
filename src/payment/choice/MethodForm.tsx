import styled from 'styled-components';
import type { SnapshotFrom } from 'xstate';
import * as words from '../../../messages/payment/pages/paymentChoice';
import { providerNames } from '../../../messages/payment/providers';
import { continuePayment } from '../../../messages/payment/pages/paying';
import { processing } from '../../../messages/shared/pages/waiting';
import { begunPaymentOf } from '../../../machines/reservation/begunPayment';
import type {
  paymentChoiceMachine,
  PaymentChoiceEvent,
  PaymentMethod,
} from '../../../machines/payment/paymentChoiceMachine';
import type { PaymentProvider } from '../../../machines/shared/paymentChannel';
import { Alert } from '../../components/Alert';
import { AnchorButton } from '../../components/AnchorButton';
import { Button } from '../../components/Button';
import { Stack } from '../../components/Stack';
import { BegunPayment } from '../../reservation/BegunPayment';
import { theme } from '../../theme/theme';
import { titleType } from '../../theme/typography';

const methods: readonly { method: PaymentMethod; label: string }[] = [
  { method: 'paystack', label: providerNames.paystack },
  { method: 'flutterwave', label: providerNames.flutterwave },
  { method: 'direct', label: words.direct },
];

const Choices = styled.fieldset`
  display: flex;
  min-width: 0;
  flex-direction: column;
  gap: ${theme.space.s};
  padding: 0;
  border: 0;

  legend {
    ${titleType}
    margin-bottom: ${theme.space.s};
  }
`;

const Choice = styled.label`
  display: flex;
  min-height: ${theme.size.target};
  align-items: center;
  gap: ${theme.space.s};
  padding: ${theme.space.s} ${theme.space.m};
  border: ${theme.border.line} solid ${theme.color.line};
  border-radius: ${theme.radius.small};
  background: ${theme.color.card};
  font-weight: ${theme.weight.medium};

  &:has(:checked) {
    border-color: ${theme.color.forest};
    background: ${theme.color.forestPale};
  }

  input {
    width: ${theme.size.icon};
    height: ${theme.size.icon};
    accent-color: ${theme.color.forest};
  }
`;

type PaymentChoiceSnapshot = SnapshotFrom<typeof paymentChoiceMachine>;

interface MethodFormProps {
  snapshot: PaymentChoiceSnapshot;
  send: (event: PaymentChoiceEvent) => void;
}

interface ContinueProps {
  provider: PaymentProvider;
  busy: boolean;
  /** Whether its page is being opened again. */
  goesOn: boolean;
  send: (event: PaymentChoiceEvent) => void;
}

/** Opens the page again on which the guest has begun to pay. */
function Continue({ provider, busy, goesOn, send }: ContinueProps) {
  return (
    <Button
      size="large"
      wide
      busy={goesOn}
      busyLabel={processing}
      disabled={busy}
      onClick={() => {
        send({ type: 'method.chosen', method: provider });
        send({ type: 'payment.requested' });
      }}
    >
      {continuePayment}
    </Button>
  );
}

/** Three payment methods, and the button that continues with the chosen one; what was begun before comes first. */
export function MethodForm({ snapshot, send }: MethodFormProps) {
  const { error, method: chosen, address, reservation } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const begun = begunPaymentOf(reservation);
  const goesOn = busy && chosen !== null && chosen === begun?.provider;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'payment.requested' });
      }}
    >
      <Stack $gap="l">
        {begun && <BegunPayment begun={begun} />}
        {begun && begun.provider !== null && address === null && (
          <Continue provider={begun.provider} busy={busy} goesOn={goesOn} send={send} />
        )}
        <Choices disabled={busy}>
          <legend>{words.method}</legend>
          {methods.map(({ method, label }) => (
            <Choice key={method}>
              <input
                type="radio"
                name="method"
                value={method}
                checked={chosen === method}
                onChange={() => send({ type: 'method.chosen', method })}
              />
              <span>{label}</span>
            </Choice>
          ))}
        </Choices>
        {error !== null && <Alert tone="error">{error}</Alert>}
        {address !== null ? (
          <AnchorButton href={address} size="large" wide>
            {words.continueTo(providerNames.flutterwave)}
          </AnchorButton>
        ) : (
          <Button
            type="submit"
            size="large"
            wide
            variant={begun?.provider ? 'secondary' : 'primary'}
            busy={busy && !goesOn}
            busyLabel={processing}
            disabled={goesOn || (!busy && !snapshot.can({ type: 'payment.requested' }))}
          >
            {words.proceed}
          </Button>
        )}
      </Stack>
    </form>
  );
}
