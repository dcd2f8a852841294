import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { hotel } from '../../hotel/hotel';
import type { Draft } from '../../machines/desk/draft';
import type {
  OpenScreenContext,
  OpenScreenEvent,
  OpenScreenTag,
} from '../../machines/desk/openScreen';
import { frontDesk } from '../../messages/desk/pages/frame';
import { asOf as asOfWords, ok, outOfReach } from '../../messages/desk/pages/today';
import { tryAgain } from '../../messages/shared/pages/links';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { Cluster } from '../components/Cluster';
import { LoadingMessage } from '../components/LoadingMessage';
import { Stack } from '../components/Stack';
import { tall, wider } from '../theme/media';
import { theme } from '../theme/theme';
import { SmallButton } from './ActButton';
import { DeskDialog, type DialogText } from './DeskDialog';
import { timeOfDay } from './DeskTime';
import { Screen, ScreenHead } from './look';

/** Keeps an act's result in sight below the bar, as its button may be far down; on a phone the bar moves away. */
const Notices = styled.div<{ $stays: boolean }>`
  z-index: ${theme.layer.raised};
  top: ${theme.space.xs};
  display: grid;
  gap: ${theme.space.xs};

  ${tall} {
    position: ${({ $stays }) => ($stays ? 'sticky' : 'static')};
  }

  ${wider.tablet} {
    top: calc(2 * ${theme.size.target} + ${theme.space.m});
  }

  ${wider.desktop} {
    top: calc(${theme.size.target} + ${theme.space.m});
  }

  &:not(:empty) {
    margin-bottom: ${theme.space.m};
  }
`;

/**
 * The notices; a new one has the focus if its act took away what had it, as a payment does its button.
 * @param usable whether what shows is what the act left
 */
function useFocusAfterAct(said: unknown, usable: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const old = useRef<unknown>(null);
  useEffect(() => {
    // A dialog that closes gives the focus back first, if it can.
    const frame = requestAnimationFrame(() => {
      const isNew = said !== old.current;
      if (usable) old.current = said;
      if (isNew && document.activeElement === document.body)
        ref.current?.querySelector('button')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [said, usable]);
  return ref;
}

/** A snapshot of an open screen's machine, and what sends its events. */
type Shown<TAnswer, TAct, TQuestion> = readonly [
  snapshot: {
    value: unknown;
    context: OpenScreenContext<TAnswer, TAct, TQuestion>;
    hasTag: (tag: OpenScreenTag) => boolean;
  },
  send: (event: OpenScreenEvent<TAct, TQuestion>) => void,
  actor: unknown,
];

/** The acts of a screen, and whether they can be used now. */
export interface Doing<TAct, TQuestion> {
  /** Whether what shows is so, and no act is on its way. */
  usable: boolean;
  /** The act that is on its way; null if none is. */
  acting: TAct | null;
  /** Does an act. */
  onAct: (act: TAct) => void;
  /** Asks for an act in the dialog. */
  onAsk: (question: TQuestion) => void;
}

interface ContentProps<TAnswer, TAct, TQuestion> {
  screen: Shown<TAnswer, TAct, TQuestion>;
  words: { loading: string; failed: string };
  heading?: (answer: TAnswer) => ReactNode;
  /** Rendered beside the heading. */
  beside?: (answer: TAnswer) => ReactNode;
  /** Printed in place of the screen; the screen itself by default. @param asOf in UTC */
  sheet?: (answer: TAnswer, asOf: string) => ReactNode;
  /** Its dialog, while something is asked for. */
  dialog?: (answer: TAnswer, draft: Draft<TAnswer, TQuestion>) => DialogText;
  /** Rendered if there is nothing to show, and nothing was lost. */
  nothing?: ReactNode;
  children: (answer: TAnswer, doing: Doing<TAct, TQuestion>) => ReactNode;
}

/** The frame of an open screen. @param title of the window; undefined as long as it is not known */
export function OpenScreen<TAnswer, TAct, TQuestion>({
  title,
  ...content
}: ContentProps<TAnswer, TAct, TQuestion> & { title: string | undefined }) {
  return (
    <Screen>
      <title>{[title, frontDesk, hotel.name].filter(Boolean).join(' | ')}</title>
      <ScreenContent {...content} />
    </Screen>
  );
}

/** The content of an open screen, or its loading or failure message. */
export function ScreenContent<TAnswer, TAct, TQuestion>({
  screen: [snapshot, send],
  words,
  nothing,
  children,
  ...parts
}: ContentProps<TAnswer, TAct, TQuestion>) {
  const { answer, asOf, draft, said, acting } = snapshot.context;
  const usable = snapshot.hasTag('current');
  const noticesRef = useFocusAfterAct(said, usable);
  if (answer === null)
    return (
      <Stack>
        {snapshot.value === 'loading' && <LoadingMessage label={words.loading} />}
        {snapshot.value === 'failed' && (
          <>
            <Alert tone="error">{words.failed}</Alert>
            <div>
              <Button onClick={() => send({ type: 'retry.requested' })}>{tryAgain}</Button>
            </div>
          </>
        )}
        {snapshot.value !== 'loading' && nothing}
      </Stack>
    );
  const time = timeOfDay(asOf ?? '');
  const offline = snapshot.hasTag('outOfReach') ? outOfReach(time) : null;
  const busy = snapshot.hasTag('busy');
  return (
    <>
      {parts.sheet?.(answer, asOf ?? '')}
      {parts.heading && (
        <ScreenHead>
          <h1>{parts.heading(answer)}</h1>
          <p>{asOfWords(time)}</p>
          {parts.beside?.(answer)}
        </ScreenHead>
      )}
      <Notices ref={noticesRef} $stays={said !== null}>
        {offline !== null && <Alert tone="warning">{offline}</Alert>}
        {said !== null && draft === null && (
          <Alert tone={said.tone === 'done' ? 'success' : 'error'}>
            <Cluster>
              <span>{said.text}</span>
              <SmallButton onClick={() => send({ type: 'said.acknowledged' })}>{ok}</SmallButton>
            </Cluster>
          </Alert>
        )}
      </Notices>
      {draft && parts.dialog && (
        <DeskDialog
          {...{ draft, usable, busy, send }}
          problem={said?.text ?? offline}
          {...parts.dialog(answer, draft)}
        />
      )}
      {children(answer, {
        usable,
        acting,
        onAct: (act) => send({ type: 'act.chosen', act }),
        onAsk: (question) => send({ type: 'draft.begun', question }),
      })}
    </>
  );
}
