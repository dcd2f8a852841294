import { useSelector } from '@xstate/react';
import { useEffect, useRef, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { DeskAnswers, KnownAnswers } from '../../machines/desk/answerFeedMachine';
import type { ActQuestion, DeskRequest } from '../../machines/desk/acts/question';
import type { ActOutcome, DeskActContext } from '../../machines/desk/deskActContext';
import { outcomeUnknown } from '../../messages/desk/openScreen';
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
import { useOpenScreen } from './deskScreenActors';
import { ScreenTitle } from './OpenDesk';
import { timeOfDay } from './DeskTime';
import { Screen, ScreenHead } from './look';

/** Keeps an act's result in sight below the bar, as its button may be far down; on a phone the bar moves away. */
const Notices = styled.div<{ $stays: boolean; $below: boolean }>`
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

  /* Over the end of the page, where what is tapped next does not move. */
  ${({ $below }) =>
    $below &&
    css`
      &&& {
        position: fixed;
        top: auto;
        bottom: 0;
        inset-inline: ${theme.space.xs};
      }
    `}
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

/**
 * The other subjects that a screen asks about: transfers among the money of a day, guests checked out on Today, rooms
 * among those to clean.
 */
const asksToo = { money: 'reservation', today: 'reservation', housekeeping: 'rooms' } as const;
const alsoAsked: Readonly<Partial<Record<keyof DeskAnswers, ActQuestion['of']>>> = asksToo;

/** A question about what a screen shows. */
type QuestionOf<Of> = Extract<
  ActQuestion,
  { of: Of | (Of extends keyof typeof asksToo ? (typeof asksToo)[Of] : never) }
>;
/** An act while it is asked for. */
export type AskedAct<Of> = DeskActContext & { question: QuestionOf<Of> };

const isAskedOf = <Of extends keyof DeskAnswers>(
  of: Of,
  act: DeskActContext,
): act is AskedAct<Of> => act.question !== null && [of, alsoAsked[of]].includes(act.question.of);

/** The acts of a screen, and whether they can be used now. */
export interface Doing {
  /** Whether what shows is so, and no act is on its way. */
  usable: boolean;
  /** The act that is on its way; null if none is. */
  acting: DeskRequest | null;
  /** Does an act. */
  onAct: (request: DeskRequest) => void;
  /** Asks for an act in the dialog. */
  onAsk: (question: ActQuestion) => void;
}

interface ContentProps<Of extends keyof DeskAnswers> {
  of: Of;
  /** Its subject, where there is more than one; another needs another `key`. */
  about?: string | null;
  words: { loading: string; failed: string };
  heading?: (answer: DeskAnswers[Of]) => ReactNode;
  /** Rendered beside the heading. */
  beside?: (answer: DeskAnswers[Of]) => ReactNode;
  /** Printed in place of the screen; the screen itself by default. @param asOf in UTC */
  sheet?: (answer: DeskAnswers[Of], asOf: string) => ReactNode;
  /** Its dialog, while something is asked for. */
  dialog?: (answer: DeskAnswers[Of], act: AskedAct<Of>) => DialogText;
  /** Whether its notices show at the bottom of the window, because one thing after the other is tapped. */
  noticesBelow?: boolean;
  /** Rendered if there is nothing to show. @param isKnown whether there is no such thing */
  nothing?: (isKnown: boolean) => ReactNode;
  /** @param shown the time of the answer in UTC, and the outcome of the last act */
  children: (
    answer: DeskAnswers[Of],
    doing: Doing,
    shown: { asOf: string; said: ActOutcome | null },
  ) => ReactNode;
}

/** The frame of a screen. @param title of the window, also while nothing shows */
export function OpenScreen<Of extends keyof DeskAnswers>({
  title,
  ...content
}: ContentProps<Of> & { title: (answer: KnownAnswers[Of]) => string }) {
  const { of, about = null } = content;
  const screen = useOpenScreen({ of, about });
  const name = title(screen[0].context.known[of]);
  return (
    <Screen>
      <ScreenTitle name={name} />
      <ScreenContent screen={screen} {...content} />
    </Screen>
  );
}

/** The content of a screen, or its loading or failure message. */
export function ScreenContent<Of extends keyof DeskAnswers>({
  screen: [snapshot, send, actor],
  of,
  words,
  nothing,
  children,
  ...parts
}: ContentProps<Of> & { screen: ReturnType<typeof useOpenScreen> }) {
  const { known, asOf, tags, said } = snapshot.context;
  const deskAct = useSelector(actor, (screen) => screen.children.deskAct);
  const act = useSelector(deskAct, (one) => one);
  const busy = act?.hasTag('busy') ?? false;
  const usable = tags.includes('fresh') && !busy;
  const noticesRef = useFocusAfterAct(said, usable);
  const answer = known[of];
  if (answer === undefined || asOf === null)
    return (
      <Stack>
        {snapshot.matches('loading') && <LoadingMessage label={words.loading} />}
        {snapshot.matches('failed') && (
          <>
            <Alert tone="error">{words.failed}</Alert>
            <div>
              <Button onClick={() => send({ type: 'retry.requested' })}>{tryAgain}</Button>
            </div>
          </>
        )}
        {!snapshot.matches('loading') && nothing?.(snapshot.matches('notFound'))}
      </Stack>
    );
  const time = timeOfDay(asOf);
  const offline = tags.includes('outOfReach') ? outOfReach(time) : null;
  const isUnknown = act?.hasTag('unknown') ?? false;
  const problem = isUnknown ? outcomeUnknown : (act?.context.why ?? null);
  const asked = act && isAskedOf(of, act.context) ? act.context : null;
  const noticed = asked === null && isUnknown ? problem : (said?.text ?? null);
  return (
    <>
      {parts.sheet?.(answer, asOf)}
      {parts.heading && (
        <ScreenHead>
          <h1>{parts.heading(answer)}</h1>
          <p>{asOfWords(time)}</p>
          {parts.beside?.(answer)}
        </ScreenHead>
      )}
      <Notices ref={noticesRef} $stays={noticed !== null} $below={parts.noticesBelow === true}>
        {offline !== null && <Alert tone="warning">{offline}</Alert>}
        {noticed !== null && (
          <Alert tone={said?.tone === 'done' ? 'success' : 'error'}>
            <Cluster>
              <span>{noticed}</span>
              <SmallButton
                onClick={() => {
                  if (said) send({ type: 'outcome.read' });
                  else deskAct?.send({ type: 'act.dropped' });
                }}
              >
                {ok}
              </SmallButton>
            </Cluster>
          </Alert>
        )}
      </Notices>
      {asked && deskAct && parts.dialog && (
        <DeskDialog
          {...{ act: asked, usable, busy, send: deskAct.send }}
          problem={problem ?? offline}
          {...parts.dialog(answer, asked)}
        />
      )}
      {children(
        answer,
        {
          usable,
          acting: busy ? (act?.context.request ?? null) : null,
          onAct: (request) => send({ type: 'act.chosen', request }),
          onAsk: (question) => send({ type: 'act.asked', question }),
        },
        { asOf, said },
      )}
    </>
  );
}
