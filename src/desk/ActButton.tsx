import styled from 'styled-components';
import type { DeskAct } from '../../machines/contract/wire';
import * as words from '../../messages/desk/pages/acts';
import { Button } from '../components/Button';
import { theme } from '../theme/theme';
import { fingers } from '../theme/media';

const Dense = styled.span`
  display: inline-flex;

  button {
    padding-inline: ${theme.space.s};
    white-space: nowrap;
  }

  ${fingers} {
    button {
      min-height: ${theme.size.target};
    }
  }
`;

interface ActButtonProps {
  offered: DeskAct;
  /** Whether what shows is so, and no other act is on its way. */
  usable: boolean;
  busy: boolean;
  onChoose: () => void;
}

/** The button of an act. One that is refused stays there, and says why. */
export function ActButton({ offered, usable, busy, onChoose }: ActButtonProps) {
  const { act, room, isAllowed, why } = offered;
  const name = words.acts[act];
  const label = room === null ? name : words.inRoom(name, room);
  return (
    <Dense title={why ?? undefined}>
      <Button
        size="small"
        variant={act === 'checkIn' || act === 'checkOut' ? 'primary' : 'secondary'}
        aria-label={why === null ? label : `${label}: ${why}`}
        aria-disabled={!isAllowed || !usable}
        data-act={act}
        busy={busy}
        busyLabel={words.underWay}
        onClick={onChoose}
      >
        {name}
      </Button>
    </Dense>
  );
}
