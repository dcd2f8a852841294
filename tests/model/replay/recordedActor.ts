import { secretFields } from '../../../models/secretFields';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { EventLog, type Watched } from '../../../tools/inspector/eventLog';
import { disclosureMachine } from '../../../machines/site/disclosureMachine';
import { accountVerificationMachine } from '../../../machines/login/accountVerificationMachine';

/** The code that a guest types in these tests; a secret. */
export const CODE = '482913';

/** The machine with that id in an event log. */
export function watchedIn(eventLog: EventLog, machine: string): Watched {
  const watched = eventLog.now().find((one) => one.machine === machine);
  if (!watched) throw new Error(`The event log has nothing of ${machine}`);
  return watched;
}

/** A verification recorded by an event log, whose server answers on command. */
export function recordedVerification() {
  const eventLog = new EventLog(() => '/login', secretFields);
  const answering: (() => void)[] = [];
  const response = new Promise<void>((resolve) => {
    answering.push(resolve);
  });
  const accept = () => answering.forEach((take) => take());
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
  return { codeActor, eventLog, accept, typesTheCode };
}

/** A machine that opens and closes, recorded in an event log. */
export function recordedDisclosure() {
  const eventLog = new EventLog(() => '/', secretFields);
  const menu = createActor(disclosureMachine, {
    inspect: (event) => {
      eventLog.note(event);
    },
  }).start();
  return { menu, eventLog };
}
