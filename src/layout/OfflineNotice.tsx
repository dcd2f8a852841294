import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { offline } from '../../messages/layout/pages/offline';
import { theme } from '../theme/theme';

const Band = styled.p`
  padding: ${theme.space.xs} ${theme.space.gutter};
  background: ${theme.color.waitingPale};
  color: ${theme.color.waitingInk};
  text-align: center;
`;

function subscribe(onChange: () => void) {
  const controller = new AbortController();
  const options = { signal: controller.signal };
  window.addEventListener('online', onChange, options);
  window.addEventListener('offline', onChange, options);
  return () => controller.abort();
}

/** Says that the device is offline, and what that means for the page's content. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return <Band aria-live="polite">{offline}</Band>;
}
