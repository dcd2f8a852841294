import { definePreviewAddon } from 'storybook/internal/csf';
import type { ActorRefLike, InspectionEvent } from 'xstate';
import type { Known } from '../accepted';
import { Inspection } from '../inspection';
import { EventLog } from '../eventLog';
import { nothingSeen, type Command } from '../seen';
import { channelToPanel } from './channel';
import { COMMAND_GIVEN, MACHINES_ASKED, MACHINES_SEEN } from './protocol';

/** The parts of a story's stage that the panel needs. */
interface Stage {
  visit: { url: string };
  /** Every actor that has run there, oldest first. */
  allActors: () => ActorRefLike[];
  /** Calls back on every inspection event, until the returned function is called. */
  watch: (watcher: (event: InspectionEvent) => void) => () => void;
}

/** Whether a story's loader has opened a stage. Stories know the panel, not the other way round. */
function isStage(loaded: unknown): loaded is Stage {
  return (
    typeof loaded === 'object' &&
    loaded !== null &&
    'visit' in loaded &&
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
 * Connects a stage to the panel: sends it every change and carries out its commands.
 * @param first the id of the machine that the story pictures
 * @returns a function that disconnects them
 */
function join(known: Known, stage: Stage, first: string | undefined): () => void {
  const channel = channelToPanel();
  const eventLog = new EventLog(() => stage.visit.url, known.secretFields);
  const inspection = new Inspection(eventLog, known, first);
  const tell = () => {
    channel.emit(MACHINES_SEEN, inspection.now());
  };
  const carryOut = (command: Command) => {
    inspection.carryOut(command);
  };

  stage.allActors().forEach((actor) => {
    eventLog.meet(actor);
  });
  const stopWatching = stage.watch((event) => {
    eventLog.note(event);
  });
  const stopTelling = inspection.subscribe(tell);
  channel.on(MACHINES_ASKED, tell);
  channel.on(COMMAND_GIVEN, carryOut);
  tell();
  const part = () => {
    stopWatching();
    stopTelling();
    channel.off(MACHINES_ASKED, tell);
    channel.off(COMMAND_GIVEN, carryOut);
    channel.emit(MACHINES_SEEN, nothingSeen);
  };
  // A frame inside a story is removed without its story being notified.
  const partForGood = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) part();
  };
  window.addEventListener('pagehide', partForGood);
  return () => {
    window.removeEventListener('pagehide', partForGood);
    part();
  };
}

/** Connects the machines of every story that has any to the panel. */
export function machinePanel(known: Known) {
  return definePreviewAddon({
    beforeEach: ({ loaded, parameters }: { loaded: Record<string, unknown>; parameters: object }) =>
      isStage(loaded.stage)
        ? join(known, loaded.stage, machineIn(Reflect.get(parameters, 'pictured')))
        : undefined,
  });
}
