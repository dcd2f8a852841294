import styled from 'styled-components';
import * as words from '../../../messages/site/pages/slider';
import { Picture } from '../../components/Picture';
import type { Slide } from '../../content/slides';
import { slideSizes } from '../../content/slidePictures';
import { wider } from '../../theme/media';
import { theme } from '../../theme/theme';
import { heroType } from '../../theme/typography';

const Layer = styled.div<{ $current: boolean }>`
  display: grid;
  grid-area: 1 / 1;
  gap: ${theme.space.xl};
  opacity: ${({ $current }) => ($current ? 1 : 0)};
  transition:
    opacity ${theme.duration.slow} ${theme.easing.settle},
    visibility ${theme.duration.slow};
  visibility: ${({ $current }) => ($current ? 'visible' : 'hidden')};

  ${wider.laptop} {
    grid-template-columns: 6fr 7fr;
    gap: ${theme.space.gutter};
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${theme.space.l};

  ${wider.laptop} {
    padding-bottom: ${theme.hero.clearance};
  }
`;

const Title = styled.p`
  ${heroType}
  text-wrap: balance;
`;

const Text = styled.p`
  max-width: ${theme.measure.lead};
  color: ${theme.color.sand};
  font-size: ${theme.text.lead};
`;

const Opening = styled.div`
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

/** One slide: text on the left, the picture in an arch on the right. */
export function HeroSlide({ slide, number, count, current }: HeroSlideProps) {
  return (
    <Layer
      $current={current}
      role="group"
      aria-roledescription={words.slide}
      aria-label={words.slideOf(number, count)}
      aria-hidden={!current}
    >
      <Words>
        <Title>{slide.title}</Title>
        <Text>{slide.text}</Text>
      </Words>
      <Opening>
        <Picture slot={slide.picture} sizes={slideSizes} eager={number === 1} standby={!current} />
      </Opening>
    </Layer>
  );
}
