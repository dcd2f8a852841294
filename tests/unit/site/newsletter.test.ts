import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { newsletterMachine } from '../../../machines/site/newsletterMachine';

describe('the newsletter box', () => {
  it('says what is wrong with an address, until it is edited', () => {
    const newsletter = createActor(newsletterMachine).start();
    newsletter.send({ type: 'form.submitted' });
    expect(newsletter.getSnapshot().context.error).toBe('Email is required');
    newsletter.send({ type: 'email.edited', email: 'ada' });
    expect(newsletter.getSnapshot().context.error).toBeNull();
    newsletter.send({ type: 'form.submitted' });
    expect(newsletter.getSnapshot().context.error).toBe('Email address is invalid');
  });

  it('clears a right address and promises nothing', () => {
    const newsletter = createActor(newsletterMachine).start();
    newsletter.send({ type: 'email.edited', email: 'ada@example.com' });
    newsletter.send({ type: 'form.submitted' });
    expect(newsletter.getSnapshot().context).toEqual({ email: '', error: null });
  });
});
