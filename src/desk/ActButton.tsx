import styled from 'styled-components';
import type { DeskAct } from '../../machines/contract/wire';
import { buttons } from '../../messages/desk/acts';
import * as words from '../../messages/desk/pages/asked';
import { Button, type ButtonProps } from '../components/Button';
import { theme } from '../theme/theme';
import { fingers } from '../theme/media';

/** A small button for something that is done while what shows is so. */
export function SmallButton({ usable = true, ...button }: ButtonProps & { usable?: boolean }) {
  const looks = { size: 'small', variant: 'secondary' } as const;
  return <Button {...looks} aria-disabled={!usable} busyLabel={words.underWay} {...button} />;
}

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
  busy?: boolean;
  onChoose: () => void;
}

/** The button of an act. One that is refused stays there, and says why. */
export function ActButton({ offered, usable, busy = false, onChoose }: ActButtonProps) {
  const { act, room, isAllowed, needsManager = false, why } = offered;
  const name = buttons[act];
  const label = room === null ? name : words.inRoom(name, room);
  return (
    <Dense title={why ?? undefined}>
      <SmallButton
        variant={act === 'checkIn' || act === 'checkOut' ? 'primary' : 'secondary'}
        aria-label={why === null ? label : `${label}: ${why}`}
        usable={(isAllowed || needsManager) && usable}
        data-act={act}
        busy={busy}
        onClick={onChoose}
      >
        {name}
      </SmallButton>
    </Dense>
  );
}
