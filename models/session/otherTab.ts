import type { User } from '../../machines/contract/wire';
import type { SessionContext, SessionEvent } from '../../machines/session/sessionEvents';
import { same, type ModelSpecification } from '../../tools/model/testModel';
import { isUser, other, renamed, stored, type Change } from './sessionExamples';

/** The name of the session's user in an action's parameters; null if there is none. */
function nameIn(session: unknown): unknown {
  if (typeof session !== 'object' || session === null) return undefined;
  const user: unknown = Reflect.get(session, 'user');
  if (user === null) return null;
  const id: unknown = typeof user === 'object' ? Reflect.get(user, 'id') : undefined;
  return id;
}

/** Removes everything of users other than this one from the tab. */
const forgetsAllBut = (user: User | null, { does }: Change) => ({
  'nothing is kept of anybody else': same(nameIn(does().get('clearOtherGuests')), user?.id ?? null),
});

/** What another tab does with the shared session. */
export const otherTabCases: ModelSpecification<SessionContext, SessionEvent>['cases'] = {
  'logs out in another tab': {
    event: { type: 'session.changedElsewhere', stored: { user: null, token: 'none' } },
    changes: (step) => (step.to.has('deleted') ? {} : forgetsAllBut(null, step)),
  },
  'logs in in another tab': {
    event: { type: 'session.changedElsewhere', stored: { user: other, token: 'refresh' } },
    changes: (step) => ({
      ...isUser(other)(step),
      ...(step.before.user === null || step.before.user.id === other.id
        ? {}
        : forgetsAllBut(other, step)),
    }),
  },
  'is known by another name in another tab': {
    event: { type: 'session.changedElsewhere', stored: { user: renamed, token: 'refresh' } },
    // One such guest stands for all.
    onlyWhen: ({ context }) => context.user?.firstName !== 'Adaobi',
    changes: (step) => (step.to.has('deleted') ? {} : isUser(renamed)(step)),
  },
  'is found logged out in another tab': {
    type: 'session.changedElsewhere',
    stored: { user: stored, token: 'none' },
  },
};
