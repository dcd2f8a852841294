import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { accountVerificationMachine } from '../../../machines/login/accountVerificationMachine';
import { models } from '../../../models/all';
import { secretFields } from '../../../models/secretFields';
import { Drawer } from '../../../tools/inspector/drawer/Drawer';
import { Inspection } from '../../../tools/inspector/inspection';
import { EventLog } from '../../../tools/inspector/eventLog';

/** The code that a guest types; a secret. */
const CODE = '482913';

/** A verification recorded by an event log, whose server never answers. */
function recordedVerification() {
  const eventLog = new EventLog(() => '/login', secretFields);
  const response = new Promise<void>(() => undefined);
  const machine = accountVerificationMachine.provide({
    actors: { verifyAccount: fromPromise(() => response), resendCode: fromPromise(() => response) },
  });
  const codeActor = createActor(machine, {
    input: { email: 'ada@example.com' },
    clock: new SimulatedClock(),
    inspect: (event) => {
      eventLog.note(event);
    },
  }).start();
  const typesTheCode = () => {
    Array.from(CODE).forEach((text, box) => {
      codeActor.send({ type: 'digit.typed', box, text });
    });
  };
  return { eventLog, typesTheCode };
}

it('is closed until it is asked for, then shows where a machine stands and stood', async () => {
  const user = userEvent.setup();
  const { eventLog, typesTheCode } = recordedVerification();
  render(<Drawer inspection={new Inspection(eventLog, { models, secretFields })} />);
  expect(screen.queryByRole('complementary')).toBeNull();

  await user.keyboard('{Alt>}m{/Alt}');
  const panel = within(screen.getByRole('complementary', { name: 'Machines' }));
  await act(async () => {
    typesTheCode();
    await Promise.resolve();
  });
  const snapshot = within(panel.getByRole('region', { name: 'Snapshot' }));
  expect(snapshot.getByRole('status').textContent).toBe('entering');
  panel.getByText('sends the code');
  Array.from(CODE).forEach((digit) =>
    expect(panel.queryByText(new RegExp(`"${digit}"`))).toBeNull(),
  );

  const history = within(panel.getByRole('list', { name: 'What has happened' }));
  await user.click(history.getByRole('button', { name: /the beginning/ }));
  snapshot.getByRole('heading', { name: 'Where it stood' });

  await user.click(panel.getByRole('button', { name: 'Close' }));
  screen.getByRole('button', { name: 'Machines' });
});
