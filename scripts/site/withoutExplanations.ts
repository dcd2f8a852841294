import type { Plugin } from 'vite';

const MACHINES = /[\\/]machines[\\/].*\.ts$/;

/** A state's description for people, as a literal; line breaks are kept. */
const EXPLANATION =
  /\b(?:description|screen):(\s*)(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`\n]*`),?/g;

/** A machine's source without its states' descriptions. */
export function withoutExplanations(source: string): string {
  return source.replace(EXPLANATION, '$1');
}

/**
 * Removes the states' descriptions from the built site. They are for the report, the stories and readers; guests
 * never see them, and they are a tenth of the machines' script.
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
