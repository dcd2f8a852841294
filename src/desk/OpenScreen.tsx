import type { ReactNode } from 'react';
import styled from 'styled-components';
import { hotel } from '../../hotel/hotel';
import type { AskedField } from '../../machines/desk/draft';
import type { OpenScreenContext, OpenScreenTag, ScreenEvent } from '../../machines/desk/openScreen';
import { frontDesk } from '../../messages/desk/pages/frame';
import { asOf as asOfWords, ok, outOfReach } from '../../messages/desk/pages/today';
import { tryAgain } from '../../messages/shared/pages/links';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { LoadingMessage } from '../components/LoadingMessage';
import { Stack } from '../components/Stack';
import { theme } from '../theme/theme';
import type { AskedProps } from './DeskDialog';
import { timeOfDay } from './DeskTime';
import { Screen, ScreenHead } from './look';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.m};
`;

const Notices = styled.div`
  display: grid;
  gap: ${theme.space.xs};

  &:not(:empty) {
    margin-bottom: ${theme.space.m};
  }
`;

/** A snapshot of an open screen's machine. */
interface Shows<TAnswer, TQuestion> {
  value: unknown;
  context: OpenScreenContext<TAnswer, unknown, TQuestion>;
  hasTag: (tag: OpenScreenTag) => boolean;
}

interface ContentProps<TAnswer, TQuestion> {
  words: { loading: string; failed: string };
  snapshot: Shows<TAnswer, TQuestion>;
  send: (event: ScreenEvent) => void;
  /** The heading, and what stands beside it. @param asOf of what time the answer is */
  head?: (answer: TAnswer, asOf: ReactNode) => ReactNode;
  /** What is printed in place of the screen; the screen itself by default. @param asOf in UTC */
  sheet?: (answer: TAnswer, asOf: string) => ReactNode;
  /** Its dialog, while something is asked for. */
  dialog?: (answer: TAnswer, asked: AskedProps<TAnswer, TQuestion>) => ReactNode;
  /** What shows if it is neither on its way nor failed, and there is nothing. */
  nothing?: ReactNode;
  /** @param usable whether what shows is so, and no act is on its way */
  children: (answer: TAnswer, usable: boolean) => ReactNode;
}

interface OpenScreenProps<TAnswer, TQuestion> extends ContentProps<TAnswer, TQuestion> {
  /** Of the window; undefined as long as it is not known. */
  title: string | undefined;
}

/** The frame of an open screen. */
export function OpenScreen<TAnswer, TQuestion>({
  title,
  ...content
}: OpenScreenProps<TAnswer, TQuestion>) {
  return (
    <Screen>
      <title>{[title, frontDesk, hotel.name].filter(Boolean).join(' | ')}</title>
      <ScreenContent {...content} />
    </Screen>
  );
}

/** What an open screen shows, or that it is on its way or could not be had. */
export function ScreenContent<TAnswer, TQuestion>({
  words,
  snapshot,
  send,
  ...parts
}: ContentProps<TAnswer, TQuestion>) {
  const { head, sheet, dialog, nothing, children } = parts;
  const { answer, asOf, draft, said } = snapshot.context;
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
  const usable = snapshot.hasTag('current');
  const time = timeOfDay(asOf ?? '');
  const offline = snapshot.hasTag('outOfReach') ? outOfReach(time) : null;
  const asked = draft && {
    draft,
    problem: said?.text ?? offline,
    usable,
    busy: snapshot.hasTag('busy'),
    onEdit: (field: AskedField, value: string) => send({ type: 'draft.edited', field, value }),
    onSubmit: () => send({ type: 'draft.submitted' }),
    onClose: () => send({ type: 'draft.dropped' }),
  };
  return (
    <>
      {sheet?.(answer, asOf ?? '')}
      {head && <ScreenHead>{head(answer, <p>{asOfWords(time)}</p>)}</ScreenHead>}
      <Notices>
        {offline !== null && <Alert tone="warning">{offline}</Alert>}
        {said !== null && draft === null && (
          <Alert tone={said.tone === 'done' ? 'success' : 'error'}>
            <Row>
              <span>{said.text}</span>
              <Button
                size="small"
                variant="secondary"
                onClick={() => send({ type: 'said.acknowledged' })}
              >
                {ok}
              </Button>
            </Row>
          </Alert>
        )}
      </Notices>
      {asked && dialog?.(answer, asked)}
      {children(answer, usable)}
    </>
  );
}
