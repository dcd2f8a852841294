import { createElement, Fragment, type ReactNode } from 'react';

interface SentenceProps {
  /** Texts and elements, in the order of the language. */
  parts: readonly ReactNode[];
}

/** A message of the catalogue with elements in it, such as a timestamp or an emphasised name. */
export function RichMessage({ parts }: SentenceProps) {
  const elements = parts.map((part) =>
    typeof part === 'string' ? createElement('span', null, part) : part,
  );
  return createElement(Fragment, null, ...elements);
}
