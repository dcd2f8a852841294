import { createElement, Fragment, type ReactNode } from 'react';

interface SentenceProps {
  /** Texts and elements, in the order of the language. */
  parts: readonly ReactNode[];
}

/** A sentence of the catalogue with elements in it, such as a moment or a name that stands out. */
export function RichMessage({ parts }: SentenceProps) {
  return createElement(Fragment, null, ...parts);
}
