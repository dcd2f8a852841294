import styled from 'styled-components';
import { childrenLabel } from '../../../machines/shared/guests';
import { paths } from '../../../machines/shared/paths';
import { nightsBetween } from '../../../machines/shared/stay';
import type { ReservationForm } from '../../../machines/reservation/reservationForm';
import { Card } from '../../components/Card';
import { Cluster } from '../../components/Cluster';
import { Day } from '../../components/Day';
import { LinkButton } from '../../components/LinkButton';
import { wider } from '../../theme/media';
import { theme } from '../../theme/theme';
import { titleType } from '../../theme/typography';

const Title = styled.h2`
  ${titleType}
`;

/** A few short facts side by side; what the guest wrote has a line to itself. */
const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${theme.column.action}), max-content));
  justify-content: start;
  gap: ${theme.space.m} ${theme.space.l};
  margin-top: ${theme.space.m};

  > :last-child {
    grid-column: 1 / -1;
    flex-basis: 100%;
  }

  ${wider.phone} {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${theme.space.xl};
  }

  dt {
    color: ${theme.color.inkSoft};
    font-size: ${theme.text.small};
  }

  dd {
    font-weight: ${theme.weight.medium};
  }
`;

/** What the guest has said about the stay so far, and the way back to change it. */
export function StayDetails({ form }: { form: ReservationForm }) {
  return (
    <Card as="section" aria-labelledby="stay-details">
      <Cluster $justify="space-between">
        <Title id="stay-details">Stay Details</Title>
        <LinkButton to={paths.reservation} variant="quiet" size="small">
          Change details
        </LinkButton>
      </Cluster>
      <Facts>
        {[
          { term: 'Check-in', detail: <Day date={form.checkIn} /> },
          { term: 'Check-out', detail: <Day date={form.checkOut} /> },
          { term: 'Adults', detail: form.adults },
          { term: 'Children', detail: childrenLabel(form.children) },
          { term: 'Nights', detail: nightsBetween(form.checkIn, form.checkOut) },
          { term: 'Special Request', detail: form.notes.trim() || 'None' },
        ].map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </Facts>
    </Card>
  );
}
