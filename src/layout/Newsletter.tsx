import { useState } from 'react';
import { newsletterEmailError } from '../../machines/validation/contact';
import { NewsletterForm } from './NewsletterForm';

/** Subscribing checks the address and clears it; nothing is sent, so nothing is promised. */
export function Newsletter() {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  function subscribe() {
    const found = newsletterEmailError(email);
    setError(found);
    if (found === undefined) setEmail('');
  }
  function edit(text: string) {
    setEmail(text);
    setError(undefined);
  }
  return <NewsletterForm email={email} error={error} onEmail={edit} onSubmit={subscribe} />;
}
