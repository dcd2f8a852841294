import styled from 'styled-components';
import { childrenLabel } from '../../../machines/guests';
import { paths } from '../../../machines/paths';
import { nightsBetween } from '../../../machines/stay';
import type { ReservationForm } from '../../../machines/validation/reservation';
import { Card } from '../../components/Card';
import { Cluster } from '../../components/Cluster';
import { Day } from '../../components/Day';
import { LinkButton } from '../../components/LinkButton';
import { StaySummary } from '../../components/StaySummary';
import { titleType } from '../../theme/typography';

const Title = styled.h2`
  ${titleType}
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
      <StaySummary
        rows={[
          { term: 'Check-in', detail: <Day date={form.checkIn} /> },
          { term: 'Check-out', detail: <Day date={form.checkOut} /> },
          { term: 'Adults', detail: form.adults },
          { term: 'Children', detail: childrenLabel(form.children) },
          { term: 'Nights', detail: nightsBetween(form.checkIn, form.checkOut) },
          { term: 'Special Request', detail: form.notes.trim() || 'None' },
        ]}
      />
    </Card>
  );
}
