import * as accountMessages from '../../messages/login/account';
import { continueRegistration } from '../../messages/login/pages/registration';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { Stack } from '../components/Stack';

/** The way back into a registration that was left half done. */
export function RegistrationOffer({ onResume }: { onResume: () => void }) {
  return (
    <Stack $gap="s">
      <Alert tone="neutral">{accountMessages.registrationHalfDone}</Alert>
      <Button variant="secondary" onClick={onResume}>
        {continueRegistration}
      </Button>
    </Stack>
  );
}
