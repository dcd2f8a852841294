import { act, fireEvent, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { SLIDE_SHOWN_MS } from '../../../../../machines/site/sliderMachine';
import { slides } from '../../../../../src/content/slides';
import { renderSite } from '../../../../rendered/support/renderSite';
import { isIn } from '../../../../../tools/model/testModel';
import { timePasses } from '../../support/time';
import type { View } from '../../support/view';

const hero = () => screen.getByLabelText('Views of the hotel');

const firstDot = () => screen.getByLabelText(`Go to slide 1 of ${slides.length}`);

async function clicks(label: string): Promise<void> {
  fireEvent.click(await screen.findByLabelText(label));
}

/**
 * The visitor's system asks for reduced motion, or doesn't, until the mocks are restored.
 * @returns how to change that
 */
function motionPreference({ reduced }: { reduced: boolean }) {
  const query = Object.assign(new EventTarget(), {
    media: '(prefers-reduced-motion: reduce)',
    matches: reduced,
    onchange: null,
    addListener: vi.fn(),
    removeListener: vi.fn(),
  });
  vi.spyOn(window, 'matchMedia').mockReturnValue(query);
  return (now: { reduced: boolean }) => {
    query.matches = now.reduced;
    query.dispatchEvent(new Event('change'));
  };
}

let preferMotion: ReturnType<typeof motionPreference>;

const opensHome: View['visits'][string] = ({ start }) => {
  preferMotion = motionPreference({ reduced: false });
  renderSite({ url: '/', start });
};
const stands = (snapshot: AnyMachineSnapshot) => isIn(snapshot, 'still');

function heroShows(motion: 'Pause slides' | 'Play slides', announced: 'off' | 'polite') {
  return () => {
    expect(screen.queryByLabelText(motion)).not.toBeNull();
    expect(hero().querySelector('[aria-live]')?.getAttribute('aria-live')).toBe(announced);
  };
}

/** The hero advances by itself and has a dot per slide; testimonials are turned by hand, with arrows. */
export const sliderView: View = {
  id: 'slider',
  visits: { 'sees slides that move': opensHome, 'sees slides that stand still': opensHome },
  meant: {
    'sees slides that move': (snapshot) => !stands(snapshot),
    'sees slides that stand still': stands,
  },
  executors: {
    'chooses the next slide': () => clicks('Next testimonial'),
    'chooses the previous slide': () => clicks('Previous testimonial'),
    'chooses the last slide': () => clicks(`Go to slide ${slides.length} of ${slides.length}`),
    'waits until the slide was shown': () => timePasses(SLIDE_SHOWN_MS),
    'moves the pointer onto the slides': () => {
      fireEvent.pointerEnter(hero());
    },
    'moves the pointer away': () => {
      fireEvent.pointerLeave(hero());
    },
    'comes to a dot with the keyboard': () => {
      const dot = firstDot();
      // After any click jsdom no longer matches `:focus-visible`, even if the keyboard moves the focus.
      const matches = dot.matches.bind(dot);
      vi.spyOn(dot, 'matches').mockImplementation(
        (selector) => selector === ':focus-visible' || matches(selector),
      );
      dot.focus();
    },
    'goes on with the keyboard': () => firstDot().blur(),
    'stops the slides': () => clicks('Pause slides'),
    'has the slides move': () => clicks('Play slides'),
    'asks the system for reduced motion': () => act(() => preferMotion({ reduced: true })),
    'asks the system for motion again': () => act(() => preferMotion({ reduced: false })),
  },
  assertions: {
    still: () => expect(screen.queryByLabelText('Next testimonial')).not.toBeNull(),
    moving: heroShows('Pause slides', 'off'),
    paused: heroShows('Pause slides', 'polite'),
    stopped: heroShows('Play slides', 'polite'),
    calm() {
      expect(screen.queryByLabelText('Pause slides')).toBeNull();
      expect(screen.queryByLabelText('Play slides')).toBeNull();
      expect(firstDot()).toBeDefined();
    },
  },
  withoutLink: ['still'],
};
