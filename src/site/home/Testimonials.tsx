import { useMachine } from '@xstate/react';
import styled from 'styled-components';
import { sliderMachine } from '../../../machines/site/slider';
import { useStart } from '../../actors/useStart';
import { CarouselControls } from '../../components/CarouselControls';
import { Container } from '../../components/Container';
import { Section } from '../../components/Section';
import { SectionHeading } from '../../components/SectionHeading';
import { testimonials } from '../../content/texts';
import { wider } from '../../theme/media';
import { theme } from '../../theme/theme';
import { Testimonial } from './Testimonial';

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

/** What guests say, the next one beside the current one. */
export function Testimonials() {
  const [{ context }, send] = useMachine(sliderMachine, {
    input: { count: testimonials.length, interval: null },
    ...useStart(sliderMachine),
  });
  const { index } = context;
  const fromCurrent = [...testimonials.slice(index), ...testimonials.slice(0, index)];
  return (
    <Section $ground="forest" aria-roledescription="carousel" aria-label="What guests say">
      <Container>
        <SectionHeading
          title="What guests say"
          beside={
            <CarouselControls
              slide={index + 1}
              count={testimonials.length}
              previousLabel="Previous testimonial"
              nextLabel="Next testimonial"
              onPrevious={() => send({ type: 'previous.chosen' })}
              onNext={() => send({ type: 'next.chosen' })}
            />
          }
        />
        <Pair>
          {fromCurrent.slice(0, 2).map((testimonial) => (
            <Testimonial key={testimonial.name} testimonial={testimonial} />
          ))}
        </Pair>
      </Container>
    </Section>
  );
}
