import { useParams } from 'react-router-dom';
import { withoutStuckSigns } from '../../machines/shared/stuckSigns';

/** The id of the reservation in the page's path, however it is spaced; empty if it names none. */
export function useReservationId(): string {
  const { id = '' } = useParams();
  return withoutStuckSigns(id).replace(/\s/g, '');
}
