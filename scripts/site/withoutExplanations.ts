import type { Plugin } from 'vite';

const MACHINES = /[\\/]machines[\\/].*\.ts$/;

/** What a state says of itself to people, as a literal; lines stay where they are. */
const EXPLANATION =
  /\b(?:description|screen):(\s*)(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`\n]*`),?/g;

/** The source of a machine without what its states say of themselves to people. */
export function withoutExplanations(source: string): string {
  return source.replace(EXPLANATION, '$1');
}

/**
 * Leaves out of the built site what the machines say of their states for the report, the stories and
 * whoever reads them: no guest sees it, and it is a tenth of the machines' script.
 */
export function explanationsLeftOut(): Plugin {
  return {
    name: 'explanations-left-out',
    apply: 'build',
    enforce: 'pre',
    transform(source, id) {
      return MACHINES.test(id) ? { code: withoutExplanations(source), map: null } : undefined;
    },
  };
}
