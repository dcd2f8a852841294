import styled, { css } from 'styled-components';
import type { PaymentStatus, Receipt } from '../../machines/contract/wire';
import { refundRequested, statuses } from '../../messages/components/pages/statusBadge';
import { onPaper } from '../theme/media';
import { theme } from '../theme/theme';
import { labelType } from '../theme/typography';

const looks: Readonly<Record<PaymentStatus, ReturnType<typeof css>>> = {
  pending: css`
    background: ${theme.color.waiting};
    color: ${theme.color.ink};
  `,
  paid: css`
    background: ${theme.color.forest};
    color: ${theme.color.paper};
  `,
  cancelled: css`
    background: ${theme.color.sand};
    color: ${theme.color.wood};
  `,
  refunded: css`
    background: ${theme.color.terracottaPale};
    color: ${theme.color.terracottaDeep};
  `,
};

const Badge = styled.span<{ $status: PaymentStatus }>`
  ${labelType}
  display: inline-flex;
  align-items: center;
  padding: ${theme.space.xxs} ${theme.space.s};
  border-radius: ${theme.radius.round};
  /* Seen only where backgrounds are not: forced colours include this one. */
  outline: ${theme.border.hair} solid transparent;
  white-space: nowrap;

  ${({ $status }) => looks[$status]}

  ${onPaper} {
    padding: 0;
  }
`;

const Beside = styled.span`
  margin-inline-start: ${theme.space.xs};
  color: ${theme.color.terracottaDeep};
  font-size: ${theme.text.small};
  font-weight: ${theme.weight.semibold};
`;

/** A reservation's status, and that its money is asked back. */
export function StatusBadge({
  status,
  refund = null,
}: {
  status: PaymentStatus;
  refund?: Receipt['refundStatus'];
}) {
  return (
    <>
      <Badge $status={status}>{statuses[status]}</Badge>
      {refund !== null && <Beside>{refundRequested}</Beside>}
    </>
  );
}
