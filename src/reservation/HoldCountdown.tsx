import styled from 'styled-components';
import * as holdMessages from '../../messages/reservation/hold';
import { useApiContext } from '../context/apiContext';
import { Alert } from '../components/Alert';
import { HeldUntil } from './RoomsKept';
import { useTimeLeft } from './useTimeLeft';
import { onPaper } from '../theme/media';
import { theme } from '../theme/theme';

const Held = styled.div`
  color: ${theme.color.waitingInk};
`;

/** Hidden in print, because it changes over time. */
const Left = styled.div`
  font-size: ${theme.text.small};

  ${onPaper} {
    display: none;
  }
`;

interface HoldProps {
  /** Until when its rooms are held, in UTC. */
  heldUntil: string;
}

/**
 * Until when the rooms of an unpaid reservation are held, the time left, and that it has run out: only the
 * server knows whether the rooms are held longer. A screen reader reads the timer when it is focused, not every minute.
 */
function RunningHold({ heldUntil }: HoldProps) {
  const timeLeft = useTimeLeft(heldUntil, useApiContext().clock);
  if (timeLeft === 'none') return <Alert tone="warning">{holdMessages.over}</Alert>;
  return (
    <Held>
      <HeldUntil at={heldUntil} />
      {timeLeft !== null && (
        <Left>
          <p role="timer">{holdMessages.timeLeftToPay(timeLeft)}</p>
          <p>{holdMessages.afterwards}</p>
        </Left>
      )}
    </Held>
  );
}

/** The hold of an unpaid reservation. A new end restarts the countdown. */
export function HoldCountdown(props: HoldProps) {
  return <RunningHold key={props.heldUntil} {...props} />;
}
