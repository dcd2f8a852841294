import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Names the guest's visit of a page. Another one begins where a link leads to the very page that
 * shows; going through the history within it, as after a jump to a part of it, begins none.
 */
export function useVisitKey(): string {
  const { key } = useLocation();
  const onward = useNavigationType() !== NavigationType.Pop;
  const [visit, setVisit] = useState(key);
  if (onward && key !== visit) setVisit(key);
  return visit;
}
