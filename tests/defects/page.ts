import type { Defect } from './defect';

/** What a page does in somebody else's hands, and what is seen of it. */
export const defects: readonly Defect[] = [
  {
    id: 'button-text-beside-its-ring',
    notice: 'On a translated page, pressing a button that waits empties the page.',
    edits: [
      {
        file: 'src/components/Button.tsx',
        anchor: '<Label>{busy && busyLabel ? busyLabel : children}</Label>',
        replacement: '{busy && busyLabel ? busyLabel : children}',
      },
    ],
  },
  {
    id: 'sentence-of-bare-texts',
    notice: 'On a translated page, a sentence with a time in it keeps an old text when it changes.',
    edits: [
      {
        file: 'src/components/RichMessage.tsx',
        anchor: "typeof part === 'string' ? createElement('span', null, part) : part,",
        replacement: 'part,',
      },
    ],
  },
  {
    id: 'header-takes-the-page-along',
    notice: 'When the header breaks, a message as large as a page stands above the page.',
    edits: [
      {
        file: 'src/layout/PageLayout.tsx',
        anchor: ' instead={<PlainHeader />}',
        replacement: '',
      },
      {
        file: 'src/layout/PageLayout.tsx',
        anchor: "import { Header, PlainHeader } from './Header';",
        replacement: "import { Header } from './Header';",
      },
    ],
  },
];
