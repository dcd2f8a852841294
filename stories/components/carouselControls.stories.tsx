import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview';
import { CarouselControls } from '../../src/components/CarouselControls';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Carousel controls',
  component: CarouselControls,
  decorators: [onSheet],
  args: {
    slide: 2,
    count: 3,
    previousLabel: 'Previous testimonial',
    nextLabel: 'Next testimonial',
    onPrevious: fn(),
    onNext: fn(),
  },
});

export const Between = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next testimonial' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous testimonial' }));
    await expect(args.onPrevious).toHaveBeenCalledOnce();
  },
});
