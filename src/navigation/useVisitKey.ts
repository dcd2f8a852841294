import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Identifies the guest's visit of a page. A link to the page that is already showing starts a new visit; history
 * navigation within it, as after a jump to a section, doesn't.
 */
export function useVisitKey(): string {
  const { key } = useLocation();
  const onward = useNavigationType() !== NavigationType.Pop;
  const [visit, setVisit] = useState(key);
  if (onward && key !== visit) setVisit(key);
  return visit;
}
