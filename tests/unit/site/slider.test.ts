import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { SLIDE_SHOWN_MS, sliderMachine } from '../../../machines/site/sliderMachine';

function sliderWith(interval: number | null) {
  const clock = new SimulatedClock();
  const slider = createActor(sliderMachine, { input: { count: 3, interval }, clock }).start();
  return { slider, clock, shown: () => slider.getSnapshot().context.index };
}

describe('slides that move by themselves', () => {
  it('show for five seconds each and go round in a circle', () => {
    const { clock, shown } = sliderWith(SLIDE_SHOWN_MS);
    const seen = [1, 2, 3, 4].map(() => {
      clock.increment(5000);
      return shown();
    });
    expect(seen).toEqual([1, 2, 0, 1]);
  });

  it('show their full time after one was chosen', () => {
    const { slider, clock, shown } = sliderWith(SLIDE_SHOWN_MS);
    clock.increment(4000);
    slider.send({ type: 'slide.chosen', index: 2 });
    clock.increment(4999);
    expect(shown()).toBe(2);
    clock.increment(1);
    expect(shown()).toBe(0);
  });

  it('wait while the visitor looks closer', () => {
    const { slider, clock, shown } = sliderWith(SLIDE_SHOWN_MS);
    slider.send({ type: 'pointer.entered' });
    clock.increment(60_000);
    expect(shown()).toBe(0);
    slider.send({ type: 'next.chosen' });
    expect(shown()).toBe(1);
    slider.send({ type: 'pointer.left' });
    clock.increment(5000);
    expect(shown()).toBe(2);
  });
});

describe('slides that somebody at the keyboard looks at', () => {
  it('wait until the focus is gone, whatever the pointer does', () => {
    const { slider, clock, shown } = sliderWith(SLIDE_SHOWN_MS);
    slider.send({ type: 'focus.shown' });
    slider.send({ type: 'pointer.entered' });
    slider.send({ type: 'pointer.left' });
    clock.increment(60_000);
    expect(shown()).toBe(0);
    slider.send({ type: 'focus.left' });
    clock.increment(5000);
    expect(shown()).toBe(1);
  });

  it('wait for the pointer that is still there when the focus is gone', () => {
    const { slider, clock, shown } = sliderWith(SLIDE_SHOWN_MS);
    slider.send({ type: 'pointer.entered' });
    slider.send({ type: 'focus.shown' });
    slider.send({ type: 'focus.left' });
    clock.increment(60_000);
    expect(shown()).toBe(0);
  });
});

describe('slides that move by hand', () => {
  it('stay until one is chosen, and go round both ways', () => {
    const { slider, clock, shown } = sliderWith(null);
    clock.increment(60_000);
    expect(shown()).toBe(0);
    slider.send({ type: 'previous.chosen' });
    expect(shown()).toBe(2);
    slider.send({ type: 'next.chosen' });
    expect(shown()).toBe(0);
  });

  it.each([-1, 3, 0.5])('know no slide %d', (index) => {
    const { slider, shown } = sliderWith(null);
    slider.send({ type: 'slide.chosen', index });
    expect(shown()).toBe(0);
  });
});
