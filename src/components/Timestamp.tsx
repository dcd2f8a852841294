import { inLagos } from '../../messages/components/pages/timestamp';
import { dateFormat } from '../../machines/shared/madeOnce';

const parts = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Africa/Lagos',
} as const;
const timestampFormat = dateFormat(parts);
const timeFormat = dateFormat({ hour: '2-digit', minute: '2-digit', timeZone: 'Africa/Lagos' });
const timestampWithYearFormat = dateFormat({ ...parts, year: 'numeric' });

interface TimestampProps {
  /** In UTC. */
  at: string;
  /** Whether to show the year, for dates that may be long ago or far ahead. */
  withYear?: boolean;
  /** Whether to show only the time of day. */
  onlyTime?: boolean;
}

/** A time in Lagos, such as `Thu, 12 Mar, 09:30 (Lagos time)`. */
export function Timestamp({ at, withYear = false, onlyTime = false }: TimestampProps) {
  const format = onlyTime ? timeFormat : withYear ? timestampWithYearFormat : timestampFormat;
  return <time dateTime={at}>{inLagos(format().format(new Date(at)))}</time>;
}
