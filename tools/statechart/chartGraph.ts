import type { ElkExtendedEdge, ElkNode } from 'elkjs';
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { nodesOf, transitionsOf } from './nodes';
import { transitionWords, type Trigger } from './transitionWords';

type StateNode = AnyStateMachine['root'];

/** A line of text in the picture, and its style. */
interface ChartLine {
  text: string;
  look: 'name' | 'tags' | 'call' | 'stays' | 'anywhere';
}

/** A statechart ready for layout: the text in each box, and the trigger of each edge. */
export interface ChartGraph {
  graph: ElkNode;
  lines: ReadonlyMap<string, readonly ChartLine[]>;
  /** The style of boxes; those missing here are innermost states. */
  looks: ReadonlyMap<string, 'within' | 'parallel' | 'final' | 'beginning' | 'anywhere'>;
  triggers: ReadonlyMap<string, Trigger>;
}

export const LINE_HEIGHT = 15;
const NAME_WIDTH = 8.6;
const TEXT_WIDTH = 6.4;
const PADDING = 12;

const groupOptions = (lines: number) => ({
  'elk.padding': `[top=${lines * LINE_HEIGHT + 24},left=18,bottom=18,right=18]`,
});

const layoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.spacing.nodeNodeBetweenLayers': '34',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.spacing.nodeNode': '26',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
  'org.eclipse.elk.json.shapeCoords': 'ROOT',
  'org.eclipse.elk.json.edgeCoords': 'ROOT',
};

function isInnermost({ type }: StateNode): boolean {
  return type === 'atomic' || type === 'final';
}

function widthOf({ text, look }: ChartLine): number {
  return text.length * (look === 'name' ? NAME_WIDTH : TEXT_WIDTH);
}

function linesIn(machine: AnyStateMachine, node: StateNode): ChartLine[] {
  const stays = transitionsOf(machine)
    .filter(({ definition }) => definition.source.id === node.id && definition.target === undefined)
    .map(({ definition }) => transitionWords(machine, definition).lines.join(' '));
  return [
    { text: node.key, look: 'name' },
    ...(node.tags.length > 0 ? [{ text: node.tags.join(' · '), look: 'tags' as const }] : []),
    ...node.invoke.map(({ id }) => ({ text: `calls ${id}`, look: 'call' as const })),
    ...Array.from(new Set(stays)).map((text) => ({ text, look: 'stays' as const })),
  ];
}

function boxOf(id: string, lines: readonly ChartLine[]): ElkNode {
  return {
    id,
    width: Math.max(...lines.map(widthOf)) + 2 * PADDING,
    height: lines.length * LINE_HEIGHT + PADDING,
  };
}

const anywhereIn = ({ id }: StateNode) => `${id} anywhere`;

function liesWithin(inner: StateNode, outer: StateNode): boolean {
  return inner === outer || (inner.parent !== undefined && liesWithin(inner.parent, outer));
}

/** The ids of the picture's edges for a transition; none for one without a target. */
function edgesOf({ source, target = [] }: AnyTransitionDefinition, trigger: Trigger) {
  return target.map((to) => {
    const inside = !isInnermost(source) && liesWithin(to, source);
    const from = inside ? anywhereIn(source) : source.id;
    return { id: `${from} ${trigger} ${to.id}`, from, to, inside };
  });
}

/** Builds a machine's graph: nested boxes, and an edge for each transition between two. */
export function chartGraphOf(machine: AnyStateMachine): ChartGraph {
  const lines = new Map<string, ChartLine[]>();
  const looks = new Map<string, 'within' | 'parallel' | 'final' | 'beginning' | 'anywhere'>();
  const triggers = new Map<string, Trigger>();
  const edges = new Map<string, ElkExtendedEdge>();
  const texts = new Map<string, string[]>();
  const fromAnywhere = new Set<string>();

  for (const { definition } of transitionsOf(machine)) {
    const { source } = definition;
    const { trigger, lines: words } = transitionWords(machine, definition);
    for (const { id, from, to, inside } of edgesOf(definition, trigger)) {
      if (inside) fromAnywhere.add(source.id);
      triggers.set(id, trigger);
      texts.set(id, [...(texts.get(id) ?? []), ...words]);
      edges.set(id, { id, sources: [from], targets: [to.id] });
    }
  }

  const begins = (node: StateNode): ElkNode[] => {
    const [first] = node.initial.target;
    if (node.type === 'parallel' || first === undefined) return [];
    const id = `${node.id} begins`;
    looks.set(id, 'beginning');
    edges.set(id, { id, sources: [id], targets: [first.id] });
    triggers.set(id, 'always');
    return [
      {
        id,
        width: 10,
        height: 10,
        layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
      },
    ];
  };
  const anywhere = (node: StateNode): ElkNode[] => {
    if (!fromAnywhere.has(node.id)) return [];
    const id = anywhereIn(node);
    const line: ChartLine = { text: 'from anywhere here', look: 'anywhere' };
    lines.set(id, [line]);
    looks.set(id, 'anywhere');
    return [boxOf(id, [line])];
  };
  const built = (node: StateNode): ElkNode => {
    if (node.type === 'history') {
      const line: ChartLine = { text: 'where it was left', look: 'anywhere' };
      lines.set(node.id, [line]);
      looks.set(node.id, 'anywhere');
      return boxOf(node.id, [line]);
    }
    const held = linesIn(machine, node);
    lines.set(node.id, held);
    if (node.type === 'final') looks.set(node.id, 'final');
    if (isInnermost(node)) return boxOf(node.id, held);
    looks.set(node.id, node.type === 'parallel' ? 'parallel' : 'within');
    const children = [...begins(node), ...anywhere(node), ...Object.values(node.states).map(built)];
    return { ...boxOf(node.id, held), children, layoutOptions: groupOptions(held.length) };
  };
  const root = built(machine.root);
  const labelled = Array.from(edges.values(), (edge) => {
    const held = texts.get(edge.id) ?? [];
    if (held.length === 0) return edge;
    const width = Math.max(...held.map((text) => text.length)) * TEXT_WIDTH;
    const label = { text: held.join('\n'), width, height: held.length * (LINE_HEIGHT - 2) + 4 };
    return { ...edge, labels: [label] };
  });
  const graph = { id: 'chart', children: [root], edges: labelled, layoutOptions };
  return { graph, lines, looks, triggers };
}

/** The number of a machine's innermost states. */
export function stateCount(machine: AnyStateMachine): number {
  return nodesOf(machine).filter(isInnermost).length;
}
