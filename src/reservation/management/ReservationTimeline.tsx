import { useId } from 'react';
import styled from 'styled-components';
import { paidThrough, whatHappened } from '../../../messages/reservation/pages/details';
import type { Reservation } from '../../../machines/contract/wire';
import { timelineOf, type TimelineEntry } from '../timeline';
import { Card, CardTitle } from '../../components/Card';
import { Timestamp } from '../../components/Timestamp';
import { Price } from '../../components/Price';
import { Stack } from '../../components/Stack';
import { onPaper } from '../../theme/media';
import { theme } from '../../theme/theme';

/** Hidden in print, which shows the current status on one page. */
const Told = styled(Card)`
  ${onPaper} {
    display: none;
  }
`;

/** A thread with a knot for each entry; upcoming ones have an open knot. The border fills the others. */
const Entry = styled.li<{ $upcoming: boolean }>`
  --knot: ${theme.size.dot};
  position: relative;
  padding: 0 0 ${theme.space.l} calc(var(--knot) + ${theme.space.m});

  &:last-child {
    padding-bottom: 0;
  }

  &::before {
    position: absolute;
    top: calc((${theme.leading.body} * ${theme.text.small} - var(--knot)) / 2);
    left: 0;
    width: var(--knot);
    height: var(--knot);
    border: ${({ $upcoming }) => ($upcoming ? theme.border.strong : 'calc(var(--knot) / 2)')} solid
      ${theme.color.forest};
    border-radius: ${theme.radius.round};
    background: ${theme.color.card};
    content: '';
  }

  &:not(:last-child)::after {
    position: absolute;
    top: calc(${theme.leading.body} * ${theme.text.small});
    bottom: calc(-1 * ${theme.space.xxs});
    left: calc((var(--knot) - ${theme.border.strong}) / 2);
    border-left: ${theme.border.strong} solid ${theme.color.hairline};
    content: '';
  }

  time {
    color: ${theme.color.inkSoft};
    font-size: ${theme.text.small};
  }
`;

const About = styled.p`
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.small};
  overflow-wrap: anywhere;
`;

const Amount = styled.p`
  font-weight: ${theme.weight.semibold};
`;

function TimelineItem({ at, words, amount, paid, upcoming }: TimelineEntry) {
  return (
    <Entry $upcoming={upcoming}>
      <Timestamp at={at} withYear />
      <p>{words}</p>
      {amount !== null && (
        <Amount>
          <Price kobo={amount} />
        </Amount>
      )}
      {paid !== null && <About>{paidThrough(paid)}</About>}
    </Entry>
  );
}

/** The history of a reservation, and until when it is held; renders nothing without a timeline. */
export function ReservationTimeline({ reservation }: { reservation: Reservation }) {
  const titleId = useId();
  const entries = timelineOf(reservation);
  if (entries.length === 0) return null;
  return (
    <Told as="section" aria-labelledby={titleId}>
      <Stack>
        <CardTitle id={titleId}>{whatHappened}</CardTitle>
        <ol aria-labelledby={titleId}>
          {entries.map((entry, index) => (
            // Entries are only appended, and the same can happen twice at once, so the index is the key.
            <TimelineItem key={index} {...entry} />
          ))}
        </ol>
      </Stack>
    </Told>
  );
}
