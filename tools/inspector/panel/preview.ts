import { definePreviewAddon } from 'storybook/internal/csf';
import { isMachineSnapshot, type ActorRefLike, type InspectionEvent } from 'xstate';
import { payloadOf, shownAsJson } from '../../model/replay/payload';
import { runningMachines, seenMachine, statesOf, type Known } from '../seenMachine';
import { channelToPanel } from './channel';
import {
  emptyStage,
  EVENT_SENT,
  STAGE_ASKED,
  STAGE_SEEN,
  type LogEntry,
  type SeenStage,
  type SentEvent,
} from './protocol';
import { eventMeant } from './sentEvent';

/** More of what has happened is not kept. */
const LOG_LENGTH = 100;

/** The site under a story, as much of it as the panel needs. */
interface Stage {
  /** Every actor that has run there, the oldest first. */
  allActors: () => ActorRefLike[];
  /** Is told of everything that happens to the machines, until the returned function is called. */
  watch: (watcher: (event: InspectionEvent) => void) => () => void;
}

/** Whether a story's loader has opened a stage: stories know the panel, and not the other way round. */
function isStage(loaded: unknown): loaded is Stage {
  return (
    typeof loaded === 'object' &&
    loaded !== null &&
    'allActors' in loaded &&
    typeof loaded.allActors === 'function' &&
    'watch' in loaded &&
    typeof loaded.watch === 'function'
  );
}

/** The machine's id in `booking.creating.sending`. */
function machineIn(pictured: unknown): string | undefined {
  if (typeof pictured !== 'object' || pictured === null) return undefined;
  return String(Reflect.get(pictured, 'pictures')).split('.')[0];
}

/**
 * Joins a stage to the panel: tells it of every change, and lets happen what is pressed there.
 * @param first the id of the machine that the story pictures
 * @returns what parts them again
 */
function join(known: Known, stage: Stage, first: string | undefined): () => void {
  const channel = channelToPanel();
  let log: readonly LogEntry[] = [];
  let happened = 0;
  let telling = false;

  const seen = (): SeenStage => {
    const machines = runningMachines(stage.allActors()).map((running) =>
      seenMachine(known, running),
    );
    const pictured = machines.filter(({ id }) => id === first);
    return { machines: [...pictured, ...machines.filter(({ id }) => id !== first)], log };
  };
  // A step of one machine is often one of others too: the panel is told of them together.
  const tell = () => {
    if (telling) return;
    telling = true;
    queueMicrotask(() => {
      telling = false;
      channel.emit(STAGE_SEEN, seen());
    });
  };
  const letHappen = (sent: SentEvent) => {
    const machine = runningMachines(stage.allActors()).find(
      ({ actor }) => actor.sessionId === sent.key,
    );
    machine?.actor.send(eventMeant(known, machine.snapshot, sent));
  };

  const stopWatching = stage.watch((inspected) => {
    if (inspected.type !== '@xstate.snapshot' || !isMachineSnapshot(inspected.snapshot)) return;
    const { event, snapshot } = inspected;
    happened += 1;
    const payload = payloadOf(event);
    const entry: LogEntry = {
      number: happened,
      machine: snapshot.machine.id,
      type: event.type,
      payload: payload ? shownAsJson(payload, known.secretFields) : '',
      states: statesOf(snapshot),
    };
    log = [entry, ...log].slice(0, LOG_LENGTH);
    tell();
  });
  channel.on(STAGE_ASKED, tell);
  channel.on(EVENT_SENT, letHappen);
  tell();
  const part = () => {
    stopWatching();
    channel.off(STAGE_ASKED, tell);
    channel.off(EVENT_SENT, letHappen);
    channel.emit(STAGE_SEEN, emptyStage);
  };
  // A frame inside a story is taken away without its own story being told.
  const partForGood = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) part();
  };
  window.addEventListener('pagehide', partForGood);
  return () => {
    window.removeEventListener('pagehide', partForGood);
    part();
  };
}

/** Joins each story's machines, where it has any, to the panel. */
export function machinePanel(known: Known) {
  return definePreviewAddon({
    beforeEach: ({
      loaded,
      parameters,
    }: {
      loaded: Record<string, unknown>;
      parameters: object;
    }) =>
      isStage(loaded.stage)
        ? join(known, loaded.stage, machineIn(Reflect.get(parameters, 'pictured')))
        : undefined,
  });
}
