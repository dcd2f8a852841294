import { instance } from '@viz-js/viz';
import type { AnyStateMachine } from 'xstate';
import { nodesOf, transitionsOf } from '../support/recording';
import { transitionWords, type Trigger } from './transitionWords';
import { palette } from './palette';

type StateNode = AnyStateMachine['root'];

const triggerColor: Readonly<Record<Trigger, string>> = {
  event: palette.forest,
  answer: palette.brassDeep,
  failure: palette.terracotta,
  delay: palette.wood,
  always: palette.inkSoft,
};

/** Escapes a text for HTML, SVG and Graphviz's HTML labels. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
const small = (text: string, color: string) =>
  `<FONT POINT-SIZE="10" COLOR="${color}">${escaped(text)}</FONT>`;

function isInnermost({ type }: StateNode): boolean {
  return type === 'atomic' || type === 'final';
}

/** The innermost state that stands for a state where an edge needs an end. */
function anchorOf(node: StateNode): string {
  const child = node.initial.target[0] ?? Object.values(node.states)[0];
  return isInnermost(node) || child === undefined ? node.id : anchorOf(child);
}

function linesOf(machine: AnyStateMachine, node: StateNode): string[] {
  const tags = node.tags.length > 0 ? [small(node.tags.join(' · '), palette.brassDeep)] : [];
  const calls = node.invoke.map(({ id }) => small(`calls ${id}`, palette.inkSoft));
  const stays = transitionsOf(machine)
    .filter(({ definition }) => definition.source.id === node.id && definition.target === undefined)
    .map(({ definition }) => small(transitionWords(machine, definition).text, palette.forest));
  return [...tags, ...calls, ...stays];
}

function drawn(machine: AnyStateMachine, node: StateNode): string {
  const lines = [`<B>${escaped(node.key)}</B>`, ...linesOf(machine, node)];
  const label = `<${lines.join('<BR/>')}>`;
  if (isInnermost(node)) {
    const look = node.always === undefined ? 'rounded,filled' : 'rounded,filled,dashed';
    return `${quoted(node.id)} [label=${label}, style="${look}", peripheries=${node.type === 'final' ? 2 : 1}];`;
  }
  const inner = Object.values(node.states).map((child) => drawn(machine, child));
  const first = node.type === 'parallel' ? [] : beginning(node);
  const look = node.type === 'parallel' ? 'rounded,filled,dashed' : 'rounded,filled';
  return [
    `subgraph ${quoted(`cluster_${node.id}`)} {`,
    `label=${label}; labeljust=l; style="${look}"; color="${palette.sandDeep}"; fillcolor="${node.parent ? palette.sandPale : palette.card}";`,
    ...first,
    ...inner,
    '}',
  ].join('\n');
}

function beginning(node: StateNode): string[] {
  const dot = `${node.id} begins`;
  const [target] = node.initial.target;
  if (target === undefined) return [];
  const head = isInnermost(target) ? '' : `, lhead=${quoted(`cluster_${target.id}`)}`;
  return [
    `${quoted(dot)} [shape=point, width=0.11, color="${palette.ink}"];`,
    `${quoted(dot)} -> ${quoted(anchorOf(target))} [color="${palette.ink}", weight=3${head}];`,
  ];
}

interface Edge {
  from: StateNode;
  to: StateNode;
  trigger: Trigger;
  texts: string[];
}

function edgesOf(machine: AnyStateMachine): Edge[] {
  const edges = new Map<string, Edge>();
  for (const { definition } of transitionsOf(machine)) {
    const { trigger, text } = transitionWords(machine, definition);
    for (const to of definition.target ?? []) {
      const from = definition.source;
      const key = [from.id, to.id, trigger].join(' ');
      const edge = edges.get(key) ?? { from, to, trigger, texts: [] };
      edge.texts.push(text);
      edges.set(key, edge);
    }
  }
  return Array.from(edges.values());
}

function drawnEdge({ from, to, trigger, texts }: Edge): string {
  const color = triggerColor[trigger];
  const label = texts.map((text) => `${escaped(text)}<BR ALIGN="LEFT"/>`).join('');
  const ends = [
    ...(isInnermost(from) ? [] : [`ltail=${quoted(`cluster_${from.id}`)}`]),
    ...(isInnermost(to) ? [] : [`lhead=${quoted(`cluster_${to.id}`)}`]),
    ...(trigger === 'delay' || trigger === 'always' ? ['style=dashed'] : []),
  ];
  const attributes = [`label=<${label}>`, `color="${color}"`, `fontcolor="${color}"`, ...ends];
  return `${quoted(anchorOf(from))} -> ${quoted(anchorOf(to))} [${attributes.join(', ')}];`;
}

/** The machine's statechart in Graphviz's language: states within states, and what leads where. */
function chartSource(machine: AnyStateMachine): string {
  return [
    'digraph {',
    'compound=true; rankdir=TB; bgcolor="transparent"; nodesep=0.35; ranksep=0.45; fontname="Helvetica"; fontsize=13;',
    `node [shape=box, fontname="Helvetica", fontsize=13, color="${palette.forest}", fillcolor="white", fontcolor="${palette.ink}", margin="0.16,0.09"];`,
    'edge [fontname="Helvetica", fontsize=10, arrowsize=0.7];',
    drawn(machine, machine.root),
    ...edgesOf(machine).map(drawnEdge),
    '}',
  ].join('\n');
}

/** Draws a machine as a picture (SVG) that stands in a page as it is. */
export async function drawStatechart(machine: AnyStateMachine): Promise<string> {
  const viz = await instance();
  const svg = viz.renderString(chartSource(machine), { format: 'svg' });
  const count = nodesOf(machine).filter(isInnermost).length;
  return svg
    .slice(svg.indexOf('<svg'))
    .replace('<svg ', `<svg role="img" aria-label="Statechart of ${machine.id}: ${count} states" `)
    .replaceAll(/<title>[^<]*<\/title>\n?/g, '')
    .replaceAll(/ id="[^"]*"/g, '')
    .replaceAll(/<!--[^]*?-->\n?/g, '');
}
