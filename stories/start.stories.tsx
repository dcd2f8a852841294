import { expect } from 'storybook/test';
import styled from 'styled-components';
import preview from '../.storybook/preview';
import { globalTypes, viewports } from '../.storybook/conditions';
import { hotel } from '../hotel/hotel';
import { wider } from '../src/theme/media';
import { theme } from '../src/theme/theme';
import { headingType, titleType } from '../src/theme/typography';
import { onSheet } from './support/Sheet';

const meta = preview.meta({ title: 'Start here', decorators: [onSheet] });

/** The sidebar's parts, by how the ids of their stories begin. */
const parts: Readonly<Record<string, readonly [name: string, holds: string]>> = {
  foundations: [
    'Foundations',
    'Colours and what each is for, the roles of type with their values, space, shape, icons, movement.',
  ],
  components: ['Components', 'What pages are made of, each in each of its states.'],
  screens: [
    'Screens',
    'Each page in each of its states, in the order in which a guest meets them.',
  ],
  mail: ['Mail', 'Each email that a guest gets.'],
  desk: ['Desk', 'The pages of the hotel’s staff.'],
  variants: [
    'Variants',
    'The same screens on phones, in large text, and with long names and sums.',
  ],
  journeys: ['Journeys', 'Walks from page to page, which play by themselves.'],
  statecharts: [
    'Statecharts',
    'How each page can change: its states as a map, beside the page in one of them.',
  ],
};

const Title = styled.h1`
  ${headingType}
`;

const Words = styled.p`
  max-width: ${theme.measure.prose};
`;

const Part = styled.section`
  display: grid;
  gap: ${theme.space.m};

  > h2 {
    ${titleType}
  }
`;

const Rows = styled.dl`
  display: grid;
  gap: ${theme.space.xs};

  > div {
    display: grid;
    gap: 0 ${theme.space.l};
    padding: ${theme.space.s} 0;
    border-top: ${theme.border.hair} solid ${theme.color.hairline};

    ${wider.tablet} {
      grid-template-columns: ${theme.column.field} minmax(0, 1fr);
    }
  }

  dt {
    font-weight: ${theme.weight.semibold};
  }
`;

/** What the toolbar offers, by what it is about. */
const conditions: readonly (readonly [about: string, choices: readonly string[]])[] = [
  ['Size of the window', Object.values(viewports).map(({ name }) => name)],
  ...Object.values(globalTypes).map(({ description = '', toolbar }) => {
    const titles = toolbar?.items.map((item) => (typeof item === 'string' ? item : item.title));
    return [description, titles?.flatMap((title) => title ?? []) ?? []] as const;
  }),
];

export const WhatIsWhere = meta.story({
  name: 'Start here',
  render: () => (
    <>
      <Title>{hotel.name}, in each of its states</Title>
      <Words>
        Everything here is the site itself, not a drawing of it; only the server’s answers are made
        up. Click through any screen as a guest would.
      </Words>
      <Part>
        <h2>What is where</h2>
        <Rows>
          {Object.entries(parts).map(([id, [name, holds]]) => (
            <div key={id}>
              <dt>
                <a href={`./?path=/story/${id}`} target="_top">
                  {name}
                </a>
              </dt>
              <dd>{holds}</dd>
            </div>
          ))}
        </Rows>
      </Part>
      <Part>
        <h2>How to look at it: the toolbar above</h2>
        <Rows>
          {conditions.map(([about, choices]) => (
            <div key={about}>
              <dt>{about}</dt>
              <dd>{choices.join(' · ')}</dd>
            </div>
          ))}
        </Rows>
        <Words>
          “Forced colours” comes near a contrast theme of Windows; where a detail matters, look in
          one. “As printed” has print’s styles, on A4 with “Paper”; where pages break, the browser’s
          own preview says. There is no dark look: the site asks every device for its light one.
        </Words>
      </Part>
      <Part>
        <h2>Below a screen</h2>
        <Words>
          “Machine” says in which state the screen is and what can happen next, to try it; its
          memory is folded away. “Accessibility” lists what would keep somebody from using it. On
          phones both are at the side, so that all of the phone shows.
        </Words>
      </Part>
    </>
  ),
  /** Every part of the sidebar is on the page, and nothing that isn’t there. */
  play: async () => {
    const index = await (await fetch('index.json')).text();
    const ids = Array.from(index.matchAll(/"id":"(\w+)-/g), ([, part]) => part);
    await expect([...new Set(ids)].toSorted()).toEqual(['start', ...Object.keys(parts)].toSorted());
  },
});
