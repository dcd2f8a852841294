import { expect, it } from 'vitest';
import { initialTransition, transition, type AnyMachineSnapshot } from 'xstate';
import { CallFailed } from '../../machines/shared/failure';
import { secretFields } from '../../models/secretFields';
import { models } from '../../models/all';
import type { TestModel } from '../../tools/model/testModel';
import { payloadOf, shownAsJson } from '../../tools/inspector/payload';

/** Secrets that the login models let guests enter and the server return. */
const secrets = /Secret1!|"(?:access|refresh)"|123456/;
const login = models.filter(({ id }) =>
  ['authForm', 'accountVerification', 'passwordReset', 'session'].includes(id),
);

/** Snapshots of a machine after everything possible has happened, one after the other. */
function momentsOf({ machine, starts, events }: TestModel): AnyMachineSnapshot[] {
  return Array.from(starts.values()).flatMap(({ input }) => {
    const moments = [initialTransition(machine, input)[0]];
    for (const event of [...events.values(), ...events.values(), ...events.values()]) {
      const last = moments.at(-1);
      if (last?.can(event)) moments.push(transition(machine, last, event)[0]);
    }
    return moments;
  });
}

it.each(login)('shows no password, code or token of $id, whatever happens', (model) => {
  const said = Array.from(model.events.values(), (event) => payloadOf(event) ?? null);
  const remembered = momentsOf(model).map(({ context }): unknown => context);
  expect(secrets.test(JSON.stringify([said, remembered]))).toBe(true);
  expect(
    [...said, ...remembered]
      .map((one) => shownAsJson(one, secretFields))
      .filter((text) => secrets.test(text)),
  ).toEqual([]);
});

it('shows the words of a failure, and of an address elsewhere the site alone', () => {
  const refused = new CallFailed({
    kind: 'refused',
    status: 400,
    code: 'code_invalid',
    message: 'No',
    error: '',
  });
  const shown = shownAsJson(
    {
      error: refused,
      code: '482913',
      address: 'https://checkout.paystack.com/access-code',
      picture: '/room.jpg',
    },
    secretFields,
  );
  expect(shown).toContain('"code": "code_invalid"');
  expect(shown).toContain('"address": "https://checkout.paystack.com/(hidden)"');
  expect(shown).toContain('"/room.jpg"');
  expect(shown).not.toContain('482913');
});
