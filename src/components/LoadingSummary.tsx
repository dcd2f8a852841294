import { Card } from './Card';
import { Skeleton } from './Skeleton';
import { Stack } from './Stack';
import { LoadingMessage } from './LoadingMessage';

const widths = ['40%', '100%', '85%', '100%', '70%', '100%', '55%'] as const;

/** Says what the guest is waiting for, above a skeleton of the reservation. */
export function LoadingSummary({ label }: { label: string }) {
  return (
    <Card>
      <LoadingMessage label={label} />
      <Stack>
        {widths.map((width, row) => (
          <Skeleton key={row} $width={width} />
        ))}
      </Stack>
    </Card>
  );
}
