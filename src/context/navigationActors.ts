import type { LoginRequest } from '../../machines/shared/sessionLoss';
import { effect } from './effect';
import type { ApiContextValue } from './apiContext';
import { watchSessionWith } from './watchActors';

/** The machines' `navigate` actor. */
export function navigateActor({ navigation }: Pick<ApiContextValue, 'navigation'>) {
  return effect(({ to }: { to: string }) => navigation.goTo(to));
}

/** Makes the session ask the guest whose screen it is to log in (again) and return to it. */
function requireLoginActor({ navigation, session }: ApiContextValue) {
  const userId = session.getSnapshot().context.user?.id;
  return effect(({ reason, notDone }: LoginRequest) => {
    const way = { returnPath: navigation.currentPath(), notDone, userId };
    if (reason === 'sessionExpired') session.send({ type: 'session.expired', ...way });
    else session.send({ type: 'login.required', announcedBy: 'alert', ...way });
  });
}

/** The actors that a machine needs when its session is lost. */
export function loginActors(context: ApiContextValue) {
  return { requireLogin: requireLoginActor(context), watchSession: watchSessionWith(context) };
}
