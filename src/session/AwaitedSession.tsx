import type { ReactNode } from 'react';
import styled from 'styled-components';
import { hotel } from '../../hotel/hotel';
import { oneMoment } from '../../messages/shared/pages/waiting';
import { needsScript } from '../../messages/site/pages/hotel';
import { LoadingMessage } from '../components/LoadingMessage';
import { withoutScript } from '../theme/media';
import { theme } from '../theme/theme';

/** Without a script nothing is waited for. */
const Awaited = styled.div`
  ${withoutScript(`
    padding: ${theme.space.xl} ${theme.space.gutter};
    text-align: center;
    > p { display: none; }
  `)}
`;

/** Shown below the page's header until the session is known; without a script, the number to call. */
export function AwaitedSession({ head }: { head?: ReactNode }) {
  return (
    <>
      {head}
      <Awaited>
        <LoadingMessage label={oneMoment} />
        <noscript>{needsScript(hotel.name, hotel.reservationPhone)}</noscript>
      </Awaited>
    </>
  );
}
