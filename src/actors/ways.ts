import type { LoginReason } from '../../machines/failure';
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
    const required = { type: 'login.required', returnPath, announcedBy: 'alert' } as const;
    const visitor = session.getSnapshot().can(required);
    if (reason === 'notLoggedIn' && visitor) session.send(required);
    else session.send({ type: 'session.expired', returnPath });
  });
}
