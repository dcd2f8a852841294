import * as accountMessages from '../../messages/login/account';
import { continueRegistration } from '../../messages/login/pages/registration';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { Stack } from '../components/Stack';

/** A link back to an unfinished registration. */
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
