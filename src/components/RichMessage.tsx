import { createElement, Fragment, type ReactNode } from 'react';

interface SentenceProps {
  /** Texts and elements, in the order of the language. */
  parts: readonly ReactNode[];
}

/** A message of the catalogue with elements in it, such as a timestamp or an emphasised name. */
export function RichMessage({ parts }: SentenceProps) {
  return createElement(Fragment, null, ...parts);
}
