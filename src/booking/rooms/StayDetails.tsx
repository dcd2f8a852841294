import styled from 'styled-components';
import * as words from '../../../messages/booking/pages/roomSelection';
import * as booked from '../../../messages/booking/pages/stay';
import * as counts from '../../../messages/shared/counts';
import * as stay from '../../../messages/shared/pages/stay';
import { childrenLabel } from '../../../machines/shared/occupancy';
import { paths } from '../../../machines/shared/paths';
import { nightsBetween } from '../../../machines/shared/stay';
import type { ReservationForm } from '../../../machines/reservation/reservationForm';
import { Card } from '../../components/Card';
import { CalendarDate } from '../../components/CalendarDate';
import { LinkButton } from '../../components/LinkButton';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { narrow } from '../../theme/media';
import { theme } from '../../theme/theme';

/** As long as there is room, one line. */
const Line = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space.m};
  padding-block: ${theme.space.s};
`;

const Facts = styled.dl`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space.xs};
  font-weight: ${theme.weight.medium};

  ${narrow} {
    font-size: ${theme.text.small};
  }

  > [data-then]::after {
    margin-left: ${theme.space.xs};
    color: ${theme.color.inkSoft};
    content: attr(data-then);
  }

  > div {
    display: flex;
  }
`;

const Request = styled.p`
  flex-basis: 100%;
  color: ${theme.color.inkSoft};
`;

/** The stay that the guest entered, with a link back to change it. */
export function StayDetails({ form }: { form: ReservationForm }) {
  const { checkIn, checkOut, adults, children } = form;
  const request = form.notes.trim();
  const facts = [
    { term: stay.checkIn, then: '–', detail: <CalendarDate date={checkIn} /> },
    { term: stay.checkOut, then: '·', detail: <CalendarDate date={checkOut} /> },
    { term: booked.nights, then: '·', detail: counts.nights(nightsBetween(checkIn, checkOut)) },
    { term: stay.adults, then: '·', detail: counts.adults(adults) },
    { term: stay.children, detail: words.childrenInAll(children, childrenLabel(children)) },
  ];
  return (
    <Line as="section" aria-labelledby="stay-details">
      <VisuallyHidden as="h2" id="stay-details">
        {words.stayDetails}
      </VisuallyHidden>
      <Facts>
        {facts.map(({ term, then, detail }) => (
          <div key={term} data-then={then}>
            <dt>
              <VisuallyHidden>{term}</VisuallyHidden>
            </dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </Facts>
      <LinkButton to={paths.reservation} variant="quiet" size="small">
        {words.changeDetails}
      </LinkButton>
      <Request as={request === '' ? VisuallyHidden : undefined}>
        <span>{stay.specialRequest}</span>
        <span>: </span>
        <span>{request || booked.noRequest}</span>
      </Request>
    </Line>
  );
}
