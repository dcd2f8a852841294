import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import styled from 'styled-components';
import { forcedColors, hovering } from '../theme/media';
import { theme } from '../theme/theme';
import { iconTarget } from './iconTarget';

const Group = styled.div`
  display: inline-flex;
  width: fit-content;
  align-items: center;
  border: ${theme.border.line} solid ${theme.color.line};
  border-radius: ${theme.radius.round};
  background: ${theme.color.card};
`;

const Step = styled.button`
  ${iconTarget}
  border-radius: ${theme.radius.round};
  color: ${theme.color.forest};

  ${hovering} {
    &:hover:not([aria-disabled='true']) {
      background: ${theme.color.forest};
      color: ${theme.color.paper};
    }
  }

  &[aria-disabled='true'] {
    color: ${theme.color.line};
    cursor: not-allowed;

    ${forcedColors} {
      color: GrayText;
    }
  }

  /* Beside it stands the count, which a ring around the button would cover. */
  &:focus-visible {
    outline-offset: calc(-1 * ${theme.border.bold});
  }
`;

const Value = styled.output`
  min-width: 2ch;
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.semibold};
  text-align: center;
`;

interface StepperProps {
  /** The thing that is counted, such as `Deluxe Room`. */
  label: string;
  value: number;
  min?: number | undefined;
  max?: number | undefined;
  onChange: (next: number) => void;
  decreaseLabel: string;
  increaseLabel: string;
  /** The id of the element that says why no more can be added. */
  boundId?: string | undefined;
}

/**
 * A count between two buttons. At its limit a button does nothing but keeps the focus (`aria-disabled`), because it
 * was just pressed and the other one is a Tab away.
 */
export function Stepper({
  label,
  value,
  min = 0,
  max = Infinity,
  onChange,
  decreaseLabel,
  increaseLabel,
  boundId,
}: StepperProps) {
  const atMin = value <= min;
  const atMax = value >= max;
  return (
    <Group role="group" aria-label={label}>
      <Step
        type="button"
        aria-label={decreaseLabel}
        aria-disabled={atMin || undefined}
        onClick={() => !atMin && onChange(value - 1)}
      >
        <Minus aria-hidden="true" />
      </Step>
      <Value aria-live="polite">{value}</Value>
      <Step
        type="button"
        aria-label={increaseLabel}
        aria-describedby={boundId}
        aria-disabled={atMax || undefined}
        onClick={() => !atMax && onChange(value + 1)}
      >
        <Plus aria-hidden="true" />
      </Step>
    </Group>
  );
}
