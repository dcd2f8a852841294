import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import styled from 'styled-components';
import { slideOf } from '../../messages/components/pages/carouselControls';
import { theme } from '../theme/theme';
import { Cluster } from './Cluster';
import { IconButton } from './IconButton';

const Counter = styled.p`
  font-variant-numeric: tabular-nums;
  margin-right: ${theme.space.s};
`;

interface CarouselControlsProps {
  /** From 1. */
  slide: number;
  count: number;
  previousLabel: string;
  nextLabel: string;
  onPrevious: () => void;
  onNext: () => void;
}

/** The counter of a carousel and the buttons that turn it. */
export function CarouselControls({
  slide,
  count,
  previousLabel,
  nextLabel,
  onPrevious,
  onNext,
}: CarouselControlsProps) {
  return (
    <Cluster>
      <Counter aria-live="polite">{slideOf(slide, count)}</Counter>
      <IconButton label={previousLabel} onClick={onPrevious}>
        <ArrowLeft />
      </IconButton>
      <IconButton label={nextLabel} onClick={onNext}>
        <ArrowRight />
      </IconButton>
    </Cluster>
  );
}
