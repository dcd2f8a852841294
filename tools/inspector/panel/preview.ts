import { definePreviewAddon } from 'storybook/internal/csf';
import type { ActorRefLike, InspectionEvent } from 'xstate';
import type { Known } from '../accepted';
import { Inspection } from '../inspection';
import { Journal } from '../journal';
import { nothingSeen, type Command } from '../seen';
import { channelToPanel } from './channel';
import { COMMAND_GIVEN, MACHINES_ASKED, MACHINES_SEEN } from './protocol';

/** The site under a story, as much of it as the panel needs. */
interface Stage {
  visit: { url: string };
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
 * Joins a stage to the panel: tells it of every change, and carries out what is asked for there.
 * @param first the id of the machine that the story pictures
 * @returns what parts them again
 */
function join(known: Known, stage: Stage, first: string | undefined): () => void {
  const channel = channelToPanel();
  const journal = new Journal(() => stage.visit.url, known.secretFields);
  const inspection = new Inspection(journal, known, first);
  const tell = () => {
    channel.emit(MACHINES_SEEN, inspection.now());
  };
  const carryOut = (command: Command) => {
    inspection.carryOut(command);
  };

  stage.allActors().forEach((actor) => {
    journal.meet(actor);
  });
  const stopWatching = stage.watch((event) => {
    journal.note(event);
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
