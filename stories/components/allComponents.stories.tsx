import { expect } from 'storybook/test';
import styled from 'styled-components';
import preview from '../../.storybook/preview';
import { theme } from '../../src/theme/theme';
import { titleType } from '../../src/theme/typography';
import { Advice, type Advised } from '../support/Advice';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({ title: 'Components/All components', decorators: [onSheet] });

const files = import.meta.glob<string>('../../src/components/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What a component is for, as its file says above it. */
function purposeIn(code: string, name: string): string {
  const before =
    code.split(new RegExp(`export (?:default )?(?:function|const) ${name}\\b`))[0] ?? '';
  const comment = before.slice(before.lastIndexOf('/**'));
  return comment.replace('/**', '').replace('*/', '').replaceAll(/\n \*/g, '').trim();
}

const components = Object.entries(files).map(([path, code]) => {
  const name = path.replace(/^.*\/|\.tsx$/g, '');
  const words = name.replaceAll(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return { name, words, purpose: purposeIn(code, name) };
});

/** Where there is something to choose between. */
const advice: Readonly<Record<string, Advised>> = {
  Button: {
    good: [
      'One primary button in a part of a page: the next step.',
      'A verb, and what it does it to: “Cancel reservation”.',
      'Danger for what can’t be taken back, and ask before it happens.',
    ],
    bad: [
      'Two primary buttons side by side.',
      'A button that leads to a page: that is a link button.',
      'Disabled without a sentence beside it that says why.',
    ],
  },
  LinkButton: {
    good: ['For the next page of the site.'],
    bad: ['For other sites, mail and telephone: these are anchor buttons.'],
  },
  IconButton: {
    good: ['Where everybody knows the sign: close, next, show the password.'],
    bad: ['For a step of a booking.', 'Without a name for those who don’t see it.'],
  },
  Alert: {
    good: ['Stays as long as it is true, above what it is about.', 'Says what to do next.'],
    bad: ['For one field: its own error stands below it.', 'More than one above a form.'],
  },
  Notice: {
    good: ['For what is done and only has to be heard of.'],
    bad: ['For a question, or anything after which something else follows: an alert dialog.'],
  },
  AlertDialog: {
    good: ['Asks before money or rooms are lost.', 'The answers say what they do.'],
    bad: ['“Yes” and “No”.', 'For news that can stand on the page.'],
  },
  Dialog: {
    good: ['A short form about what lies behind it.'],
    bad: ['A dialog over a dialog.', 'A whole step: give it a page.'],
  },
  Field: {
    good: ['A label that stays, what is wrong below it, in the guest’s words.'],
    bad: ['The label as a placeholder.', 'An asterisk: what is optional says so.'],
  },
  StatusBadge: {
    good: ['One of the four words of the hotel, beside the stay that it is about.'],
    bad: ['Another word, or a colour without the word.'],
  },
  Skeleton: {
    good: ['Where the shape of what comes is known.'],
    bad: ['Alone: a loading message says what is being waited for.'],
  },
  Price: { good: ['Every amount, so that all are written alike.'], bad: ['Typed, as “N1500”.'] },
  BottomBar: {
    good: ['What it comes to, and the one way on.'],
    bad: ['A second button.', 'Anything that stands nowhere else on the page.'],
  },
};

const List = styled.ul`
  > li {
    display: grid;
    gap: ${theme.space.s};
    padding: ${theme.space.l} 0;
    border-top: ${theme.border.hair} solid ${theme.color.hairline};
  }

  h2 {
    ${titleType}
  }
`;

/** Each with its purpose, those that one chooses between first. */
export const AllComponents = meta.story({
  name: 'All components',
  render: () => (
    <List>
      {components
        .toSorted((a, b) => Number(b.name in advice) - Number(a.name in advice))
        .map(({ name, words, purpose }) => (
          <li key={name}>
            <h2>
              <a
                href={`./?path=/story/components-${words.toLowerCase().replaceAll(' ', '-')}--`}
                target="_top"
              >
                {words}
              </a>
            </h2>
            <p>{purpose}</p>
            {advice[name] && <Advice {...advice[name]} />}
          </li>
        ))}
    </List>
  ),
  play: async () => {
    const unknown = Object.keys(advice).filter((of) => components.every(({ name }) => name !== of));
    await expect(unknown).toEqual([]);
    await expect(components.filter(({ purpose }) => purpose === '')).toEqual([]);
  },
});
