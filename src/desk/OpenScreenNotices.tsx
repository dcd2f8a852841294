import styled from 'styled-components';
import type { OpenScreenContext } from '../../machines/desk/openScreen';
import { ok, outOfReach } from '../../messages/desk/pages/today';
import { tryAgain } from '../../messages/shared/pages/links';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { Stack } from '../components/Stack';
import { theme } from '../theme/theme';
import { timeOfDay } from './DeskTime';

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

interface OpenScreenNoticesProps {
  context: Pick<OpenScreenContext<unknown>, 'said' | 'asOf'>;
  /** Whether the server does not answer. */
  isOutOfReach: boolean;
  onAcknowledge: () => void;
}

/** What became of the last act, and that what shows may be old. */
export function OpenScreenNotices({
  context,
  isOutOfReach,
  onAcknowledge,
}: OpenScreenNoticesProps) {
  const { said, asOf } = context;
  return (
    <Notices>
      {isOutOfReach && <Alert tone="warning">{outOfReach(timeOfDay(asOf ?? ''))}</Alert>}
      {said !== null && (
        <Alert tone={said.tone === 'done' ? 'success' : 'error'}>
          <Row>
            <span>{said.text}</span>
            <Button size="small" variant="secondary" onClick={onAcknowledge}>
              {ok}
            </Button>
          </Row>
        </Alert>
      )}
    </Notices>
  );
}

interface FailedScreenProps {
  why: string;
  onRetry: () => void;
}

/** What a screen shows could not be had. */
export function FailedScreen({ why, onRetry }: FailedScreenProps) {
  return (
    <Stack>
      <Alert tone="error">{why}</Alert>
      <div>
        <Button onClick={onRetry}>{tryAgain}</Button>
      </div>
    </Stack>
  );
}
