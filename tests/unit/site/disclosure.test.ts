import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { disclosureMachine } from '../../../machines/site/disclosureMachine';

describe('a menu or a dialog', () => {
  it('opens and closes', () => {
    const menu = createActor(disclosureMachine).start();
    menu.send({ type: 'disclosure.toggled' });
    expect(menu.getSnapshot().matches('open')).toBe(true);
    menu.send({ type: 'disclosure.toggled' });
    expect(menu.getSnapshot().matches('closed')).toBe(true);
  });

  it('knows what it was opened for', () => {
    const dialog = createActor(disclosureMachine).start();
    dialog.send({ type: 'disclosure.opened', subject: 'Garden Room' });
    expect(dialog.getSnapshot().context.subject).toBe('Garden Room');
    dialog.send({ type: 'disclosure.closed' });
    expect(dialog.getSnapshot().matches('closed')).toBe(true);
  });
});
