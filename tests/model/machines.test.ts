import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { models } from '../../models/all';
import { everyTest } from '../../scripts/test/everyTest';
import { walkOf, type Subject } from '../../tools/model/findings';
import { onRandomWalks } from '../../tools/model/randomWalks';

const RANDOM_WALKS = everyTest ? 300 : 20;
const chosen = process.env.MODEL_MACHINE;

for (const model of models.filter(({ id }) => chosen === undefined || id === chosen)) {
  describe(`the machine ${model.id}`, () => {
    const { findings } = walkOf(model);
    const foundAbout = (subject: Subject) =>
      new Set(findings.filter(({ about }) => about === subject).map(({ words }) => words));

    it('has the states and events that its model tells of, and no others', () => {
      expect(foundAbout('model')).toEqual(new Set());
    });

    it('stops itself where its transitions lead in a circle', () => {
      expect(model.machine.options.maxIterations).toBe(1000);
    });

    it('keeps in every state what is true of that state', () => {
      expect(foundAbout('state')).toEqual(new Set());
    });

    it('does in every step what is said of it, and nothing that must never happen', () => {
      expect(foundAbout('step')).toEqual(new Set());
    });

    it('leaves the guest in no dead end', () => {
      expect(foundAbout('exit')).toEqual(new Set());
    });

    it('has no state, event, transition or answer of a guard that no path meets', () => {
      expect(foundAbout('coverage')).toEqual(new Set());
    });

    it('keeps all of that whatever happens in whichever order', () => {
      onRandomWalks(model, RANDOM_WALKS, ({ words, findings }) => {
        expect(findings, words.join(' → ')).toEqual([]);
      });
    });
  });
}

describe('the test models', () => {
  it('are those of all the machines', () => {
    const folder = new URL('../../machines/', import.meta.url);
    const declared = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(new URL(file, folder), 'utf8'))
      .flatMap((source) => /createMachine\(\{\s+id: '(\w+)'/.exec(source)?.[1] ?? []);
    expect(models.map(({ id }) => id).toSorted()).toEqual(declared.toSorted());
  });
});
