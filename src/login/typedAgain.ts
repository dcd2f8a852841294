import { useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { Actor, SnapshotFrom } from 'xstate';
import type { CodeEntry, CodeInput } from '../../machines/login/oneTimeCode';
import type { passwordResetMachine } from '../../machines/login/passwordResetMachine';
import { textAt, valueAt } from '../api/valueAt';
import { type ApiContextValue, useApiContext } from '../context/apiContext';
import { useSaved } from '../context/guestDraft';
import { persistedState } from '../storage/persistedState';
import { visitor } from './useAuthForm';

const typed = new WeakMap<ApiContextValue, { email: string; boxes: CodeEntry['boxes'] }>();

/**
 * Types a code again that its guest had begun to type for this address before the page was left. It is in memory alone,
 * because a code is a secret: a reload asks for it anew.
 * @returns forgets it, for a guest who leaves the boxes by their own way out
 */
export function useTypedCode(
  email: string,
  { boxes }: CodeEntry,
  onTurn: (turn: CodeInput) => void,
): () => void {
  const context = useApiContext();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [left] = useState(() => (isBack ? typed.get(context) : undefined));
  const typeAgain = useEffectEvent(() => {
    if (left?.email !== email) return;
    left.boxes.forEach((text, box) => {
      if (text !== '') onTurn({ type: 'digit.typed', box, text });
    });
  });
  useEffect(() => typeAgain(), []);
  useEffect(() => {
    typed.set(context, { email, boxes });
  }, [context, email, boxes]);
  return () => typed.delete(context);
}

function draftOf(context: ApiContextValue) {
  const stored = persistedState(context.storage.tab, {
    name: 'passwordReset',
    read: (value) => ({
      email: textAt(value, 'email') ?? '',
      awaitsCode: valueAt(value, 'awaitsCode') === true,
    }),
  });
  return {
    read: () => stored.read(visitor(context)),
    keep: (snapshot: SnapshotFrom<typeof passwordResetMachine>) => {
      const isOver = snapshot.matches('alertingChanged') || snapshot.matches('navigatingToLogin');
      const { form, link } = snapshot.context;
      if (isOver) stored.clear();
      else if (link === null) {
        stored.write(visitor(context), { email: form.email, awaitsCode: snapshot.hasTag('code') });
      }
    },
  };
}

/** Back, Forward and a reload lead to the address and the step at which a forgotten password was left. */
export function useResetAgain(reset: Actor<typeof passwordResetMachine>): void {
  const context = useApiContext();
  const way = useNavigationType();
  const [draft] = useState(() => draftOf(context));
  const [left] = useState(() => (way === NavigationType.Pop ? draft.read() : null));
  const goOn = useEffectEvent(() => {
    if (left === null) return;
    reset.send({ type: 'field.edited', field: 'email', value: left.email });
    if (left.awaitsCode) reset.send({ type: 'code.available' });
  });
  useEffect(() => goOn(), []);
  useSaved(reset, draft.keep);
}
