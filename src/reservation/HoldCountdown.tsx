import styled from 'styled-components';
import type { Reservation } from '../../machines/contract/wire';
import * as holdMessages from '../../messages/reservation/hold';
import { useApiContext } from '../context/apiContext';
import { BookAgain } from '../booking/BookAgain';
import { Alert } from '../components/Alert';
import { Stack } from '../components/Stack';
import { HeldUntil } from './RoomsKept';
import { useTimeLeft } from './useTimeLeft';
import { printed } from '../theme/media';
import { theme } from '../theme/theme';

const Held = styled.div`
  color: ${theme.color.waitingInk};
`;

/** Hidden in print, because it changes over time. */
const Left = styled.div`
  font-size: ${theme.text.small};

  ${printed} {
    display: none;
  }
`;

interface HoldProps {
  reservation: Reservation;
  /** Until when its rooms are held, in UTC. */
  heldUntil: string;
}

/**
 * Until when the rooms of an unpaid reservation are held, the time left, and what to do once it has run out. A screen
 * reader reads the timer when it is focused, not every minute.
 */
function RunningHold({ reservation, heldUntil }: HoldProps) {
  const timeLeft = useTimeLeft(heldUntil, useApiContext().clock);
  if (timeLeft === 'none') {
    return (
      <Stack>
        <Alert tone="warning">{holdMessages.over}</Alert>
        <BookAgain reservation={reservation} />
      </Stack>
    );
  }
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
