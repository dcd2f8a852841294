import { initialTransition } from 'xstate';
import type { Path } from './exploration';
import { innermostIn } from './findings';
import { copyOf, recordingOf } from './recording';
import { happens } from './scenarios';
import type { TestModel } from './testModel';
import { edgesOf } from '../statechart/chartGraph';
import { plainPalette, type Palette } from '../statechart/palette';
import { arrowHeads, drawStatechart, escaped } from '../statechart/statechart';
import { pictureStyle } from '../statechart/style';
import { transitionWords } from '../statechart/transitionWords';

/** A machine's picture, and the ids of the boxes and edges on a path. */
export interface WalkedPath {
  states: ReadonlySet<string>;
  edges: ReadonlySet<string>;
  /** The innermost states in which the path stopped. */
  stoppedIn: ReadonlySet<string>;
}

/**
 * What a path has passed of its machine.
 * @param done how many of its steps were taken
 */
export function walkedPath(model: TestModel, { start, steps }: Path, done: number): WalkedPath {
  const recording = recordingOf(copyOf(model.machine));
  const [first] = initialTransition(recording.machine, model.starts.get(start)?.input);
  const moments = [first];
  for (const { words } of steps.slice(0, done)) {
    moments.push(happens(model, recording, moments.at(-1) ?? first, words));
  }
  const boxesIn = ({ value }: typeof first) =>
    innermostIn(value).map((state) => `${model.id}.${state}`);
  const states = new Set(moments.flatMap(boxesIn));
  const taken = recording.transitions.filter(({ name }) => recording.walked.has(name));
  return {
    states,
    edges: new Set(
      taken.flatMap(({ definition }) =>
        edgesOf(definition, transitionWords(model.machine, definition).trigger).map(({ id }) => id),
      ),
    ),
    stoppedIn: new Set(boxesIn(moments.at(-1) ?? first)),
  };
}

function walkedStyle(color: Palette): string {
  return `
body { margin: 0; padding: 1rem; background: ${color.paper}; color: ${color.ink}; font: 1rem/1.5 system-ui, Helvetica, Arial, sans-serif; }
main { display: grid; grid-template-columns: minmax(16rem, 24rem) minmax(0, 1fr); gap: 1.5rem; align-items: start; }
h1 { font-size: 1.2rem; }
ol { padding-left: 1.5rem; }
img { display: block; width: 100%; border: 1px solid ${color.line}; }
.stopped-at { font-weight: 700; color: ${color.danger}; }
.never { color: ${color.faint}; }
.picture { overflow: auto; max-height: 96vh; background: ${color.card}; border: 1px solid ${color.hairline}; padding: 1rem; }
.picture svg { display: block; }
${pictureStyle(color)}
.picture rect.walked { fill: ${color.head}; stroke-width: 2.5; }
.picture rect.stopped { fill: ${color.dangerPale}; stroke: ${color.danger}; stroke-width: 4; }
.edge.walked { stroke-width: 4; }
`;
}

/** How a walk ended. */
export interface Ending {
  /** How many of the steps were taken. */
  done: number;
  /** The final screen, a JPEG. */
  screen: Uint8Array | undefined;
}

function stepItem(words: string, place: number, done: number): string {
  if (place === done) return `<li class="stopped-at">${escaped(words)}: it stopped here</li>`;
  return `<li${place > done ? ' class="never"' : ''}>${escaped(words)}</li>`;
}

/** A page about a walk that stopped: the steps, the screen, and the machine with the path marked. */
export async function walkedPage(
  model: TestModel,
  path: Path,
  { done, screen }: Ending,
  colours: Palette = plainPalette,
): Promise<string> {
  const { states, edges, stoppedIn } = walkedPath(model, path, done);
  const chart = (await drawStatechart(model.machine))
    .replaceAll(/class="([^"]*)" data-state="([^"]*)"/g, (box, look: string, state: string) => {
      const mark = stoppedIn.has(state) ? 'stopped' : 'walked';
      return states.has(state) ? `class="${look} ${mark}" data-state="${state}"` : box;
    })
    .replaceAll(/class="([^"]*)" data-path="([^"]*)"/g, (edge, look: string, id: string) =>
      edges.has(id) ? `class="${look} walked" data-path="${id}"` : edge,
    );
  const steps = path.steps.map(({ words }, place) => stepItem(words, place, done));
  const picture =
    screen === undefined
      ? ''
      : `<h2>The screen</h2><img alt="The screen" src="data:image/jpeg;base64,${Buffer.from(screen).toString('base64')}">`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${model.id}: ${escaped(path.start)}</title><style>${walkedStyle(colours)}</style></head>
<body>${arrowHeads}<main><div><h1>${model.id}: ${escaped(path.start)}</h1><ol>${steps.join('')}</ol>
<p>The machine: <code>${Array.from(stoppedIn, escaped).join(', ')}</code></p>${picture}</div>
<div class="picture">${chart}</div></main>
<script>document.querySelector('.stopped')?.scrollIntoView({ block: 'center', inline: 'center' });</script></body></html>
`;
}
