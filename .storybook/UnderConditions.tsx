import { type ReactNode, useLayoutEffect } from 'react';
import { createGlobalStyle } from 'styled-components';
import { emulateMedia, media } from './emulateMedia';
import { ForcedColours } from './ForcedColours';
import { goOffline } from './offline';
import { speak } from './setLocale';

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
 * Shows a story as those see it who have asked their system for larger text, less movement or few colours, whose
 * language has longer words, who are offline, or who print it.
 */
export function UnderConditions({
  globals: { text, words, motion, look, network },
  children,
}: UnderConditionsProps) {
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = text === '200' ? '200%' : '';
  }, [text]);
  useLayoutEffect(() => {
    emulateMedia([
      ...(motion === 'reduced' ? [media.reducedMotion] : []),
      ...(look === 'forced' ? [media.forcedColors] : []),
      ...(look === 'print' ? [media.print] : []),
    ]);
  }, [motion, look]);
  useLayoutEffect(() => {
    goOffline(network === 'offline');
  }, [network]);
  useLayoutEffect(() => {
    speak(String(words));
  }, [words]);
  return (
    <>
      {words === 'long' && <LongWords />}
      {look === 'forced' && <ForcedColours />}
      {children}
    </>
  );
}
