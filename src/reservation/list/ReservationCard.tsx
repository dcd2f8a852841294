import type { ReactNode } from 'react';
import styled from 'styled-components';
import * as words from '../../../messages/reservation/pages/list';
import * as terms from '../../../messages/reservation/pages/terms';
import type { Reservation } from '../../../machines/contract/wire';
import { standingMessageOf } from '../../../machines/reservation/groups';
import { koboFromNaira } from '../../../machines/shared/money';
import { myReservationPath } from '../../../machines/shared/paths';
import { Card, CardTitle } from '../../components/Card';
import { Cluster } from '../../components/Cluster';
import { LinkButton } from '../../components/LinkButton';
import { Price } from '../../components/Price';
import { Stack } from '../../components/Stack';
import { StatusBadge } from '../../components/StatusBadge';
import { StaySummary } from '../../components/StaySummary';
import { dateRows, roomWithNumber, shortId } from '../reservationRows';
import { theme } from '../../theme/theme';

const Standing = styled.p`
  color: ${theme.color.inkSoft};
`;

interface ReservationCardProps {
  reservation: Reservation;
  /** The guest's next step, if there is one. */
  children?: ReactNode;
}

/** A short view of one of the guest's reservations. */
export function ReservationCard({ reservation, children }: ReservationCardProps) {
  const { id, paymentStatus, refundStatus, totalPrice } = reservation;
  const standing = standingMessageOf(reservation);
  return (
    <Card as="li">
      <Stack>
        <Cluster $justify="space-between">
          <CardTitle as="h3">{shortId(id)}</CardTitle>
          <StatusBadge status={paymentStatus} refund={refundStatus} />
        </Cluster>
        {standing !== undefined && <Standing>{standing}</Standing>}
        <StaySummary
          rows={[
            ...dateRows(reservation),
            { term: terms.room, detail: roomWithNumber(reservation) },
            {
              term: terms.totalPrice,
              detail: <Price kobo={koboFromNaira(totalPrice)} />,
              total: true,
            },
          ]}
        />
        {children}
        <LinkButton
          to={myReservationPath(id)}
          variant="secondary"
          wide
          aria-label={words.viewDetailsOf(shortId(id))}
        >
          {words.viewDetails}
        </LinkButton>
      </Stack>
    </Card>
  );
}
