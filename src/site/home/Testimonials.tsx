import { useMachine } from '@xstate/react';
import styled from 'styled-components';
import { carousel } from '../../../messages/site/pages/slider';
import * as words from '../../../messages/site/pages/testimonials';
import { sliderMachine } from '../../../machines/site/sliderMachine';
import { useActorOptions } from '../../context/useActorOptions';
import { CarouselControls } from '../../components/CarouselControls';
import { PageSection } from '../../components/PageSection';
import { SectionHeading } from '../../components/SectionHeading';
import { wider } from '../../theme/media';
import { theme } from '../../theme/theme';

const { testimonials } = words;

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.l};
  padding-top: ${theme.space.l};
  border-top: ${theme.border.bold} solid ${theme.color.brass};

  blockquote {
    flex: 1;
    font-family: ${theme.font.display};
    font-size: ${theme.text.title};
    font-weight: ${theme.weight.medium};
    line-height: ${theme.leading.easy};
    text-wrap: pretty;
  }

  figcaption {
    color: ${theme.color.sand};
  }

  strong {
    display: block;
    color: ${theme.color.paper};
  }
`;

/** One testimonial on narrow screens, two on wide ones. */
const Pair = styled.div`
  display: grid;
  gap: ${theme.space.xxl};

  > :nth-child(2) {
    display: none;
  }

  ${wider.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: ${theme.space.section};

    > :nth-child(2) {
      display: flex;
    }
  }
`;

/** Guests' testimonials, the current one with the next beside it. */
export function Testimonials() {
  const [{ context }, send] = useMachine(sliderMachine, {
    input: { count: testimonials.length, interval: null },
    ...useActorOptions(sliderMachine),
  });
  const { index } = context;
  const fromCurrent = [...testimonials.slice(index), ...testimonials.slice(0, index)];
  return (
    <PageSection $ground="forest" aria-roledescription={carousel} aria-label={words.title}>
      <SectionHeading
        title={words.title}
        beside={
          <CarouselControls
            slide={index + 1}
            count={testimonials.length}
            previousLabel={words.previous}
            nextLabel={words.next}
            onPrevious={() => send({ type: 'previous.chosen' })}
            onNext={() => send({ type: 'next.chosen' })}
          />
        }
      />
      <Pair>
        {fromCurrent.slice(0, 2).map((testimonial) => (
          <Figure key={testimonial.name}>
            <blockquote>{testimonial.words}</blockquote>
            <figcaption>
              <strong>{testimonial.name}</strong>
              <span>{testimonial.role}</span>
            </figcaption>
          </Figure>
        ))}
      </Pair>
    </PageSection>
  );
}
