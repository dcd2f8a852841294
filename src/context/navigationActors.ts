import type { LoginReason } from '../../machines/shared/failureKind';
import { effect } from './effect';
import type { ApiContextValue } from './apiContext';
import { watchSessionWith } from './watchActors';

/** Sends the guest to another screen, as machines name it. */
export function navigateWith({ navigation }: Pick<ApiContextValue, 'navigation'>) {
  return effect(({ to }: { to: string }) => navigation.goTo(to));
}

/** Has the session ask the guest to log in (again) and come back to the screen that is showing. */
function requireLoginWith({ navigation, session }: ApiContextValue) {
  return effect(({ reason }: { reason: LoginReason }) => {
    const returnPath = navigation.currentPath();
    if (reason === 'sessionExpired') session.send({ type: 'session.expired', returnPath });
    else session.send({ type: 'login.required', returnPath, announcedBy: 'alert' });
  });
}

/** What a machine whose session is lost asks of the session, and hears from it. */
export function sessionLossWith(parts: ApiContextValue) {
  return { requireLogin: requireLoginWith(parts), watchSession: watchSessionWith(parts) };
}
