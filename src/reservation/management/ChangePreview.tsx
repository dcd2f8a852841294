import styled from 'styled-components';
import { goesBackToYou, possibleUntil } from '../../../messages/reservation/pages/details';
import type { Reservation } from '../../../machines/contract/wire';
import { type ChangePreview, changePreviewOf } from '../../../machines/reservation/changePreview';
import type { PendingChange } from '../../../machines/reservation/pendingChange';
import { Timestamp } from '../../components/Timestamp';
import { Price } from '../../components/Price';
import { Stack } from '../../components/Stack';
import { StaySummary } from '../../components/StaySummary';
import { theme } from '../../theme/theme';

const Words = styled.p`
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.small};
`;

/** Until when something is possible, the refund, and what else to know. */
export function PreviewSummary({ preview: { until, amount, words } }: { preview: ChangePreview }) {
  return (
    <Stack $gap="s">
      <StaySummary
        rows={[
          { term: possibleUntil, detail: until === null ? '' : <Timestamp at={until} withYear /> },
          { term: goesBackToYou, detail: amount === null ? '' : <Price kobo={amount} /> },
        ]}
      />
      {words.map((sentence) => (
        <Words key={sentence}>{sentence}</Words>
      ))}
    </Stack>
  );
}

interface ChangePreviewProps {
  reservation: Reservation | null;
  wanted: PendingChange['kind'];
}

/** Previews a change: until when it is possible, the refund, and anything else the guest should know. */
export function ChangePreview({ reservation, wanted }: ChangePreviewProps) {
  return reservation && <PreviewSummary preview={changePreviewOf(reservation, wanted)} />;
}
