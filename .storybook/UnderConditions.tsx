import { type ReactNode, useLayoutEffect } from 'react';
import { standStill } from './stillness';

interface UnderConditionsProps {
  /** What the toolbar says, or the story. */
  globals: Readonly<Record<string, unknown>>;
  children: ReactNode;
}

/** Shows a story as those see it who have asked their system for larger text or less movement. */
export function UnderConditions({ globals: { text, motion }, children }: UnderConditionsProps) {
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = text === '200' ? '200%' : '';
  }, [text]);
  useLayoutEffect(() => {
    standStill(motion === 'reduced');
  }, [motion]);
  return children;
}
