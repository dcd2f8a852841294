import Check from 'lucide-react/icons/check';
import styled, { css } from 'styled-components';
import * as words from '../../messages/components/pages/bookingSteps';
import { wider } from '../theme/media';
import { theme } from '../theme/theme';
import { labelType } from '../theme/typography';
import { VisuallyHidden } from './VisuallyHidden';

const steps = ['Details', 'Rooms', 'Confirm', 'Pay'] as const;
/** The current step; `Paid` once nothing is left to do. */
export type BookingStep = (typeof steps)[number] | 'Paid';
type Progress = 'done' | 'current' | 'ahead';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
`;

const marks = {
  done: css`
    border-color: ${theme.color.forest};
    color: ${theme.color.forest};
  `,
  current: css`
    border-color: ${theme.color.terracotta};
    color: ${theme.color.ink};
    font-weight: ${theme.weight.bold};
  `,
  ahead: css`
    border-color: ${theme.color.sandDeep};
    border-top-style: dotted;
    color: ${theme.color.inkSoft};
  `,
};

const Step = styled.li<{ $progress: Progress }>`
  ${labelType}
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  gap: ${theme.space.xxs};
  padding-top: ${theme.space.xs};
  border-top: ${theme.border.bold} solid;

  ${({ $progress }) => marks[$progress]}

  svg {
    width: ${theme.size.iconSmall};
    height: ${theme.size.iconSmall};
  }

  ${wider.tablet} {
    flex-basis: 0;
    font-size: ${theme.text.body};
  }
`;

const order: readonly BookingStep[] = [...steps, 'Paid'];

function progressOf(step: BookingStep, current: BookingStep): Progress {
  if (step === current) return 'current';
  return order.indexOf(step) < order.indexOf(current) ? 'done' : 'ahead';
}

/** The guest's progress towards a paid reservation. */
export function BookingSteps({ current }: { current: BookingStep }) {
  return (
    <nav aria-label={words.progress}>
      <List>
        {steps.map((step) => {
          const progress = progressOf(step, current);
          return (
            <Step
              key={step}
              $progress={progress}
              aria-current={progress === 'current' ? 'step' : undefined}
            >
              {progress === 'done' && <Check aria-hidden="true" />}
              <span>{words.stepNames[step]}</span>
              {progress === 'done' && <VisuallyHidden>{words.afterDoneStep}</VisuallyHidden>}
            </Step>
          );
        })}
      </List>
    </nav>
  );
}
