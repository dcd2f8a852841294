import { useMachine } from '@xstate/react';
import { newsletterMachine } from '../../machines/site/newsletterMachine';
import { useActorOptions } from '../context/useActorOptions';
import { NewsletterForm } from './NewsletterForm';

/** The newsletter box with its machine. */
export function Newsletter() {
  const [{ context }, send] = useMachine(newsletterMachine, useActorOptions(newsletterMachine));
  return (
    <NewsletterForm
      email={context.email}
      error={context.error ?? undefined}
      onEmail={(email) => send({ type: 'email.edited', email })}
      onSubmit={() => send({ type: 'form.submitted' })}
    />
  );
}
