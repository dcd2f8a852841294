import styled from 'styled-components';
import * as words from '../../../messages/booking/pages/roomSelection';
import * as booked from '../../../messages/booking/pages/stay';
import * as stay from '../../../messages/shared/pages/stay';
import { childrenLabel } from '../../../machines/shared/occupancy';
import { paths } from '../../../machines/shared/paths';
import { nightsBetween } from '../../../machines/shared/stay';
import type { ReservationForm } from '../../../machines/reservation/reservationForm';
import { Card } from '../../components/Card';
import { Cluster } from '../../components/Cluster';
import { CalendarDate } from '../../components/CalendarDate';
import { LinkButton } from '../../components/LinkButton';
import { wider } from '../../theme/media';
import { theme } from '../../theme/theme';
import { titleType } from '../../theme/typography';

const Title = styled.h2`
  ${titleType}
`;

/** A few short facts side by side; the special request has its own line. */
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

/** What the guest has entered about the stay, with a link back to change it. */
export function StayDetails({ form }: { form: ReservationForm }) {
  return (
    <Card as="section" aria-labelledby="stay-details">
      <Cluster $justify="space-between">
        <Title id="stay-details">{words.stayDetails}</Title>
        <LinkButton to={paths.reservation} variant="quiet" size="small">
          {words.changeDetails}
        </LinkButton>
      </Cluster>
      <Facts>
        {[
          { term: stay.checkIn, detail: <CalendarDate date={form.checkIn} /> },
          { term: stay.checkOut, detail: <CalendarDate date={form.checkOut} /> },
          { term: stay.adults, detail: form.adults },
          { term: stay.children, detail: childrenLabel(form.children) },
          { term: booked.nights, detail: nightsBetween(form.checkIn, form.checkOut) },
          { term: stay.specialRequest, detail: form.notes.trim() || booked.noRequest },
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
