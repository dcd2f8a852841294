import { readdirSync, readFileSync } from 'node:fs';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { models } from '../../../models/all';

const machines: readonly AnyStateMachine[] = models.map(({ machine }) => machine);

/** The source of the site, the server and what staff may do, which tell the machines what happens. */
const whatIsSaid = ['src', 'server']
  .map((folder) => new URL(`../../../${folder}/`, import.meta.url))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(new URL(file, folder), 'utf8')),
  )
  .concat(
    // A machine tells others too.
    ['acts/stay.ts', 'deskScreenMachine.ts'].map((file) =>
      readFileSync(new URL(`../../../machines/desk/${file}`, import.meta.url), 'utf8'),
    ),
  )
  .join();

type StateNode = AnyStateMachine['root'];

function nodesIn(node: StateNode): StateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesIn)];
}

function eventsLeaving(node: StateNode): string[] {
  return Array.from(node.transitions.keys()).concat(node.parent ? eventsLeaving(node.parent) : []);
}

describe.each(machines)('the machine $id', (machine) => {
  const nodes = nodesIn(machine.root);
  const leaves = nodes.filter(({ type }) => type === 'atomic' || type === 'final');

  it('describes every state', () => {
    const undescribed = nodes.filter(({ parent, description }) => parent && !description);
    expect(undescribed.map(({ id }) => id)).toEqual([]);
  });

  it('names every effect, and goes somewhere when it fails', () => {
    const actors: Readonly<Record<string, unknown>> = machine.implementations.actors;
    const declared = Object.keys(actors);
    for (const { id: node, invoke, transitions } of nodes) {
      for (const { id, src } of invoke) {
        expect(declared, node).toContain(src);
        expect(id, node).not.toContain('.');
        // Watching actors only report what happens, so they can't fail.
        if (id.startsWith('watch')) continue;
        // A child machine handles its own failures.
        if (typeof src === 'string' && actors[src] instanceof StateMachine) continue;
        expect(Array.from(transitions.keys()), node).toContain(`xstate.error.actor.${id}`);
      }
    }
  });

  it('listens to nothing that nobody says', () => {
    const listened = new Set(nodes.flatMap(({ transitions }) => Array.from(transitions.keys())));
    const ownEvents = Array.from(listened).filter((type) => type && !type.startsWith('xstate.'));
    expect(ownEvents.filter((type) => !whatIsSaid.includes(`'${type}'`))).toEqual([]);
  });

  it('says with every alert what it is about, and lets the guest leave it', () => {
    const alerts = leaves.filter((leaf) =>
      [leaf, leaf.parent].some((node) => node?.tags.includes('alert')),
    );
    for (const alert of alerts) {
      expect(alert.meta, alert.id).toHaveProperty('screen');
      expect(
        eventsLeaving(alert).some(
          (type) => type === 'alert.acknowledged' || type === 'dialog.closed',
        ),
        alert.id,
      ).toBe(true);
    }
  });
});
