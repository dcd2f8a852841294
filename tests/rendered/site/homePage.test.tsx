import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { slides } from '../../../src/content/slides';
import { preloadDeferredSections } from '../../../src/navigation/deferredSection';
import HomePage from '../../../src/site/home/HomePage';

// What lies below the first screen is there when a page was rendered before.
beforeAll(preloadDeferredSections);

function renderHome() {
  render(
    <MemoryRouter>
      <HomePage />
    </MemoryRouter>,
  );
}

describe('the slider of the home page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  function slider() {
    return screen.getByRole('region', { name: 'Views of the hotel' });
  }
  function shown() {
    const current = within(slider()).getAllByRole('group', { name: /^\d of 3$/ });
    expect(current).toHaveLength(1);
    return current[0]?.textContent;
  }
  function pass(milliseconds: number) {
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
  }
  function showsSlide(index: 0 | 1 | 2) {
    expect(shown()).toContain(slides[index].title);
  }

  it('jumps to the slide of the dot that is pressed and marks that dot', () => {
    renderHome();
    const dot = screen.getByRole('button', { name: 'Go to slide 3 of 3' });
    fireEvent.click(dot);
    showsSlide(2);
    expect(dot.getAttribute('aria-current')).toBe('true');
  });

  it('goes on by itself after a touch, whose focus does not show', () => {
    renderHome();
    const dot = screen.getByRole('button', { name: 'Go to slide 1 of 3' });
    vi.spyOn(dot, 'matches').mockImplementation((selector) => selector !== ':focus-visible');
    fireEvent.pointerEnter(slider());
    fireEvent.pointerLeave(slider());
    act(() => dot.focus());
    pass(5000);
    showsSlide(1);
  });
});

describe('the rest of the home page', () => {
  it('has two testimonials at once for wide screens, the next one second', async () => {
    renderHome();
    const names = () =>
      screen
        .getAllByRole('figure', { hidden: true })
        .map((figure) => figure.querySelector('strong')?.textContent);
    expect(names()).toEqual(['Adaeze O.', 'Professor Bello']);
    await userEvent.click(screen.getByRole('button', { name: 'Previous testimonial' }));
    expect(names()).toEqual(['The Effiong family', 'Adaeze O.']);
  });
});
