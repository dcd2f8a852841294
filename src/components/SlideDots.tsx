import styled from 'styled-components';
import * as words from '../../messages/components/pages/slideDots';
import { hovering } from '../theme/media';
import { theme } from '../theme/theme';

const List = styled.div`
  display: flex;
`;

/** The dot is small, but its touch target isn't. */
const Dot = styled.button`
  display: grid;
  width: calc(${theme.size.dotCurrent} + ${theme.space.xxs});
  height: ${theme.size.target};
  padding: 0;
  place-items: center;
  border: 0;
  background: none;
  color: inherit;

  &::before {
    width: ${theme.size.dot};
    height: ${theme.size.dot};
    border: ${theme.border.line} solid currentColor;
    border-radius: ${theme.radius.round};
    content: '';
    transition: width ${theme.duration.calm} ${theme.easing.settle};
  }

  ${hovering} {
    &:hover::before {
      background: currentColor;
    }
  }

  &[aria-current='true']::before {
    background: currentColor;
    width: ${theme.size.dotCurrent};
  }
`;

interface SlideDotsProps {
  count: number;
  current: number;
  onJump: (index: number) => void;
}

/** One dot per slide, to jump to it. */
export function SlideDots({ count, current, onJump }: SlideDotsProps) {
  return (
    <List role="group" aria-label={words.chooseSlide}>
      {Array.from({ length: count }, (_, index) => (
        <Dot
          key={index}
          type="button"
          aria-label={words.goToSlide(index + 1, count)}
          aria-current={index === current}
          onClick={() => onJump(index)}
        />
      ))}
    </List>
  );
}
