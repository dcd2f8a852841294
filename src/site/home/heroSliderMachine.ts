import { fromCallback, type EventObject } from 'xstate';
import { sliderMachine, type SliderEvent } from '../../../machines/site/sliderMachine';

/** The slider of the home page, which follows the motion preference of the guest's system. */
export const heroSliderMachine = sliderMachine.provide({
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
