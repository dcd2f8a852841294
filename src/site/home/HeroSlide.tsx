import styled, { css } from 'styled-components';
import * as words from '../../../messages/site/pages/slider';
import { Picture } from '../../components/Picture';
import type { Slide } from '../../content/slides';
import { slideSizes } from '../../content/slidePictures';
import { wider } from '../../theme/media';
import { theme } from '../../theme/theme';
import { heroType } from '../../theme/typography';

/** The parts of a slide, shown and hidden together. All slides share the same places on the stage. */
const shownWhenCurrent = css<{ $current: boolean }>`
  opacity: ${({ $current }) => ($current ? 1 : 0)};
  transition:
    opacity ${theme.duration.slow} ${theme.easing.settle},
    visibility ${theme.duration.slow};
  visibility: ${({ $current }) => ($current ? 'visible' : 'hidden')};
`;

/** Has no box of its own, so that the controls can stand between the words and the picture. */
const Layer = styled.div`
  display: contents;
`;

const Title = styled.p<{ $current: boolean }>`
  ${heroType}
  ${shownWhenCurrent}
  grid-area: title;
  font-size: ${theme.hero.title};
  text-wrap: balance;

  ${wider.laptop} {
    align-self: end;
  }
`;

const Text = styled.p<{ $current: boolean }>`
  ${shownWhenCurrent}
  grid-area: text;
  max-width: ${theme.measure.lead};
  color: ${theme.color.sand};
  font-size: ${theme.text.lead};
`;

const Opening = styled.div<{ $current: boolean }>`
  ${shownWhenCurrent}
  grid-area: picture;
  align-self: end;
  overflow: hidden;
  border-radius: ${theme.radius.arch};

  > div {
    height: ${theme.hero.picture};
    aspect-ratio: auto;
  }

  ${wider.laptop} {
    > div {
      height: ${theme.hero.pictureBeside};
    }
  }
`;

interface HeroSlideProps {
  slide: Slide;
  /** From 1. */
  number: number;
  count: number;
  current: boolean;
}

/** One slide: its words, and the picture in an arch below or beside them. */
export function HeroSlide({ slide, number, count, current }: HeroSlideProps) {
  return (
    <Layer
      role="group"
      aria-roledescription={words.slide}
      aria-label={words.slideOf(number, count)}
      aria-hidden={!current}
    >
      <Title $current={current}>{slide.title}</Title>
      <Text $current={current}>{slide.text}</Text>
      <Opening $current={current}>
        <Picture slot={slide.picture} sizes={slideSizes} eager={number === 1} standby={!current} />
      </Opening>
    </Layer>
  );
}
