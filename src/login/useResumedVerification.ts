import { useState } from 'react';
import { useJourneyParts } from '../actors/siteParts';
import { keptAuthForm } from './keptAuthForm';

/**
 * The verification that a reload interrupted: the address whose code is awaited, or null, and how
 * to be done with it.
 */
export function useResumedVerification() {
  const parts = useJourneyParts();
  const [email, setEmail] = useState(() => {
    const left = keptAuthForm(parts).read({ userId: null, now: parts.now().getTime() });
    return left?.awaitingCode ? left.email : null;
  });
  function end() {
    const kept = keptAuthForm(parts);
    const owner = { userId: null, now: parts.now().getTime() };
    const left = kept.read(owner);
    if (left) kept.write(owner, { ...left, mode: 'login', awaitingCode: false });
    setEmail(null);
  }
  return { email, end };
}
