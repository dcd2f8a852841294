import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useMachine } from '@xstate/react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { makeReservation, seeWhatIsFree } from '../../../messages/site/pages/reserving';
import * as words from '../../../messages/site/pages/slider';
import { paths } from '../../../machines/shared/paths';
import {
  SLIDE_SHOWN_MS,
  type SliderEvent,
  sliderMachine,
} from '../../../machines/site/sliderMachine';
import { useActorOptions } from '../../context/useActorOptions';
import { Cluster } from '../../components/Cluster';
import { Container } from '../../components/Container';
import { IconButton } from '../../components/IconButton';
import { LinkButton } from '../../components/LinkButton';
import { SlideDots } from '../../components/SlideDots';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { hotel } from '../../../hotel/hotel';
import { slides } from '../../content/slides';
import { lazyPart } from '../../hooks/lazyPart';
import { useAfterPageIdle } from '../../hooks/useAfterPageIdle';
import { adire } from '../../theme/adire';
import { low, wider } from '../../theme/media';
import { onForest } from '../../theme/surface';
import { theme } from '../../theme/theme';
import { HeroSlide } from './HeroSlide';
import { type EventObject, fromCallback } from 'xstate';

/** The slider of the home page, which follows the motion preference of the guest's system. */
const heroSliderMachine = sliderMachine.provide({
  actors: {
    watchMotionPreference: fromCallback<EventObject, undefined>(({ sendBack }) => {
      const query = window.matchMedia('(prefers-reduced-motion: reduce)');
      function report() {
        const type = query.matches ? 'motion.reduced' : 'motion.allowed';
        sendBack({ type } satisfies SliderEvent);
      }
      report();
      query.addEventListener('change', report);
      return () => query.removeEventListener('change', report);
    }),
  },
});

const Environment = styled.section`
  ${onForest}
  ${adire}
  overflow: hidden;
  margin-top: calc(-1 * ${theme.size.header});
  padding-top: calc(${theme.size.header} + ${theme.hero.above});
`;

/**
 * On phones the words come first, then the way to a room, then the picture; where the window is low or the letters are
 * large, the way to a room comes right after the title. On wide screens the picture is beside them.
 */
const Stage = styled(Container)`
  display: grid;
  grid-template-areas: 'title' 'text' 'controls' 'picture';
  gap: ${theme.space.l};

  ${low} {
    grid-template-areas: 'title' 'controls' 'text' 'picture';
    gap: ${theme.space.m};
  }

  ${wider.laptop} {
    grid-template-areas:
      'title picture'
      'text picture'
      'controls picture';
    grid-template-columns: 6fr 7fr;
    grid-template-rows: 1fr auto 1fr;
    column-gap: ${theme.space.gutter};
  }
`;

const Slides = styled.div`
  display: contents;
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-area: controls;
  align-items: center;
  gap: ${theme.space.m} ${theme.space.l};

  /* Room for the price, which comes later. */
  p {
    min-width: min(100%, ${theme.column.field});
    min-height: ${theme.size.row};
  }

  ${wider.laptop} {
    align-self: end;
    padding-bottom: ${theme.hero.below};
  }
`;

const FromPrice = lazyPart(() => import('./FromPrice'));

/**
 * Three slides that advance automatically, unless the guest interacts with them, stops them or prefers reduced
 * motion.
 */
export function HeroSlider() {
  const [snapshot, send] = useMachine(heroSliderMachine, {
    input: { count: slides.length, interval: SLIDE_SHOWN_MS },
    ...useActorOptions(heroSliderMachine),
  });
  const { index } = snapshot.context;
  const isIdle = useAfterPageIdle();
  const stopped = snapshot.matches('stopped');
  return (
    <Environment
      aria-roledescription={words.carousel}
      aria-label={words.impressions}
      data-hero
      onPointerEnter={() => send({ type: 'pointer.entered' })}
      onPointerLeave={() => send({ type: 'pointer.left' })}
      onFocus={({ target }) => {
        // A touch also leaves the focus there; only a visible focus means that the guest is still there with it.
        if (target.matches(':focus-visible')) send({ type: 'focus.shown' });
      }}
      onBlur={() => send({ type: 'focus.left' })}
    >
      <VisuallyHidden as="h1">{`${hotel.name}, ${hotel.kind}`}</VisuallyHidden>
      <Stage>
        <Slides aria-live={snapshot.matches('moving') ? 'off' : 'polite'}>
          {slides.map((slide, position) => (
            <HeroSlide
              key={slide.title}
              slide={slide}
              number={position + 1}
              count={slides.length}
              current={position === index}
            />
          ))}
        </Slides>
        <Controls>
          <LinkButton to={paths.reservation} size="large">
            {makeReservation}
          </LinkButton>
          <p>
            <Link to={paths.rooms}>{seeWhatIsFree}</Link>
            {isIdle && (
              <Suspense>
                <FromPrice />
              </Suspense>
            )}
          </p>
          <Cluster $gap="xs">
            {!snapshot.hasTag('turnedByHand') && (
              <IconButton
                label={stopped ? words.startSlides : words.stopSlides}
                onClick={() => send({ type: stopped ? 'motion.started' : 'motion.stopped' })}
              >
                {stopped ? <Play /> : <Pause />}
              </IconButton>
            )}
            <SlideDots
              count={slides.length}
              current={index}
              onJump={(chosen) => send({ type: 'slide.chosen', index: chosen })}
            />
          </Cluster>
        </Controls>
      </Stage>
    </Environment>
  );
}
