import { useState } from 'react';
import type { DeskActContext } from '../../machines/desk/deskActContext';
import type { DeskActEvent } from '../../machines/desk/deskActMachine';
import * as words from '../../messages/desk/pages/asked';
import * as loginWords from '../../messages/desk/pages/login';
import { Button } from '../components/Button';
import { Field } from '../components/Field';

interface FurtherQuestionProps {
  asks: NonNullable<DeskActContext['asks']>;
  act: DeskActContext;
  busy: boolean;
  send: (event: DeskActEvent) => void;
}

/** Asks for one thing more before an act is done: a code of the second factor, or why a manager should do it. */
export function FurtherQuestion({ asks, act, busy, send }: FurtherQuestionProps) {
  // The server takes either code; which one is typed concerns the words and the keyboard alone.
  const [isRecovery, setRecovery] = useState(false);
  const common = {
    name: 'answer',
    value: act.answer,
    error: act.wrong ?? undefined,
    readOnly: busy,
    required: true,
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      send({ type: 'answer.edited', value }),
  };
  if (asks === 'reason') {
    return (
      <>
        <p>{words.managersOnly}</p>
        <Field label={words.labels.why} {...common} maxLength={500} />
      </>
    );
  }
  return (
    <>
      <p>{loginWords.codeLead}</p>
      <Field
        label={isRecovery ? loginWords.recoveryTitle : loginWords.code}
        hint={words.codeHint}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...common}
      />
      <Button variant="quiet" onClick={() => setRecovery(!isRecovery)}>
        {isRecovery ? loginWords.useAuthenticator : loginWords.useRecovery}
      </Button>
    </>
  );
}
