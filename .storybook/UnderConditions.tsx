import { type ReactNode, useLayoutEffect } from 'react';
import { createGlobalStyle } from 'styled-components';
import { speak } from './setLocale';
import { reduceMotion } from './reduceMotion';

/**
 * Every word takes two fifths more room, as in a language with longer ones (German's are up to that much longer than
 * English ones): a letter is about half an em wide. The words themselves stay, so that plays and tests find them.
 */
const LongWords = createGlobalStyle`
  * { letter-spacing: 0.21em !important; }
`;

interface UnderConditionsProps {
  /** What the toolbar says, or the story. */
  globals: Readonly<Record<string, unknown>>;
  children: ReactNode;
}

/**
 * Shows a story as those see it who have asked their system for larger text or less movement, or whose language has
 * longer words.
 */
export function UnderConditions({
  globals: { text, words, motion },
  children,
}: UnderConditionsProps) {
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = text === '200' ? '200%' : '';
  }, [text]);
  useLayoutEffect(() => {
    reduceMotion(motion === 'reduced');
  }, [motion]);
  useLayoutEffect(() => {
    speak(String(words));
  }, [words]);
  return (
    <>
      {words === 'long' && <LongWords />}
      {children}
    </>
  );
}
