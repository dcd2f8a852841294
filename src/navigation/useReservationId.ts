import { useParams } from 'react-router-dom';
import { withoutTrailingPunctuation } from '../../machines/shared/trailingPunctuation';

/** The id of the reservation in the page's path, however it is spaced; empty if it names none. */
export function useReservationId(): string {
  const { id = '' } = useParams();
  return withoutTrailingPunctuation(id).replace(/\s/g, '');
}
