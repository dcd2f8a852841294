import { Link } from 'react-router-dom';
import styled from 'styled-components';
import * as words from '../../messages/reservation/pages/hold';
import { confirmationPath } from '../../machines/shared/paths';
import { renderState } from '../context/renderState';
import { useScreen } from '../context/useScreen';
import { Container } from '../components/Container';
import { Timestamp } from '../components/Timestamp';
import { RichMessage } from '../components/RichMessage';
import { onPaper } from '../theme/media';
import { theme } from '../theme/theme';
import { provideHoldReminder } from './holdReminderActors';

/**
 * Stays at the bottom of the window while the page scrolls. It takes no height of its own, so nothing moves when it
 * appears. The page keeps space free at its end for it, so it covers nothing there.
 */
const StickyBar = styled.aside`
  position: sticky;
  z-index: ${theme.layer.raised};
  bottom: 0;
  height: 0;

  ${onPaper} {
    display: none;
  }
`;

const BarContent = styled.div`
  position: absolute;
  bottom: 0;
  width: 100%;
  padding-bottom: env(safe-area-inset-bottom);
  border-top: ${theme.border.hair} solid ${theme.color.hairline};
  background: ${theme.color.card};
  color: ${theme.color.waitingInk};

  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    column-gap: ${theme.space.xs};
    text-align: center;
  }

  a {
    display: inline-flex;
    min-height: ${theme.size.target};
    align-items: center;
    color: ${theme.color.forest};
    font-weight: ${theme.weight.semibold};
  }
`;

/** Reminds the guest of held, unpaid rooms, with a link to pay them; renders nothing if there are none. */
export default function HoldReminder() {
  const [snapshot] = useScreen(provideHoldReminder);
  const { held } = snapshot.context;
  return renderState(snapshot.value, {
    looking: () => null,
    reminding: () =>
      held && (
        <StickyBar aria-label={words.heldForYou} data-bottom-bar>
          <BarContent>
            <Container as="p">
              {held.begun && <span>{held.begun.words}</span>}
              <span>
                <RichMessage
                  parts={words.heldUntil(
                    <Timestamp key="until" at={held.heldUntil} onlyTime={held.endsToday} />,
                  )}
                />
              </span>
              <span aria-hidden="true">·</span>
              <Link to={confirmationPath(held.reservationId)}>
                {held.begun?.link ?? words.payNow}
              </Link>
            </Container>
          </BarContent>
        </StickyBar>
      ),
    silent: () => null,
  });
}
