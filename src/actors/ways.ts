import type { LoginReason } from '../../machines/shared/failure';
import { effect } from './effect';
import type { JourneyParts } from './siteParts';

/** Sends the guest to another screen, as machines name it. */
export function navigateWith({ navigation }: Pick<JourneyParts, 'navigation'>) {
  return effect(({ to }: { to: string }) => navigation.goTo(to));
}

/** Has the session ask the guest to log in (again) and come back to the screen that is showing. */
export function askForLoginWith({ navigation, session }: JourneyParts) {
  return effect(({ reason }: { reason: LoginReason }) => {
    const returnPath = navigation.currentPath();
    if (reason === 'sessionExpired') session.send({ type: 'session.expired', returnPath });
    else session.send({ type: 'login.required', returnPath, announcedBy: 'alert' });
  });
}
