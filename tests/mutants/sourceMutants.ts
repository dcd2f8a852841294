import { resolve } from 'node:path';
import ts from 'typescript';
import { bodyAround } from './reachedFunctions';

/** A source text with one mistake in it. */
export interface SourceMutant {
  /** The mistake and its file, numbered if otherwise ambiguous. */
  name: string;
  /** Where it is: the number of its line. */
  line: number;
  text: string;
  /** Where the body of the function begins in which it is made; undefined outside of all functions. */
  within: number | undefined;
}

interface Edit {
  what: string;
  node: ts.Node;
  end?: number;
  text: string;
}

const ANOTHER = "'another-one'";

function* droppedProperties(node: ts.Node): Generator<Edit, void> {
  if (!ts.isObjectLiteralExpression(node)) return;
  for (const property of node.properties) {
    const name = property.name?.getText();
    const holdsEffects = name === 'actors' || node.parent.getText().startsWith('actors:');
    if (name === undefined || holdsEffects) continue;
    const comma = node.getSourceFile().text[property.end] === ',' ? 1 : 0;
    yield { what: `${name} dropped`, node: property, end: property.end + comma, text: '' };
    const isId = ts.isPropertyAssignment(property) && /^(?:id|email|reference)$|Id$/.test(name);
    if (isId) yield { what: `wrong ${name}`, node: property.initializer, text: ANOTHER };
  }
}

function* changedStatements(node: ts.Node): Generator<Edit, void> {
  if (!ts.isBlock(node)) return;
  for (const [place, statement] of node.statements.entries()) {
    if (!ts.isExpressionStatement(statement)) continue;
    yield {
      what: `“${statement.getText().split('\n')[0] ?? ''}” dropped`,
      node: statement,
      text: '',
    };
    const next = node.statements[place + 1];
    if (next === undefined || !ts.isExpressionStatement(next)) continue;
    const text = `${next.getText()}\n${statement.getText()}`;
    const what = `“${statement.getText().split('\n')[0] ?? ''}” after the next`;
    yield { what, node: statement, end: next.end, text };
  }
}

function* changedConditions(node: ts.Node): Generator<Edit, void> {
  const condition = ts.isIfStatement(node)
    ? node.expression
    : ts.isConditionalExpression(node)
      ? node.condition
      : undefined;
  if (condition) {
    yield { what: `“${condition.getText()}” always`, node: condition, text: 'true' };
    yield { what: `“${condition.getText()}” never`, node: condition, text: 'false' };
  }
  if (!ts.isBinaryExpression(node)) return;
  if (node.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken) return;
  for (const [side, other] of [
    [node.left, node.right],
    [node.right, node.left],
  ] as const) {
    yield { what: `“${side.getText()}” not asked`, node, text: other.getText() };
  }
}

/** Calls that end what a function has started: a listener, a timer, a request. */
const ENDING = /^(?:clear|remove|unsubscribe|stop|abort|close|cancel)/;

function isEnding(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  const { expression } = node;
  const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
  return ENDING.test(name.getText());
}

/** Whether a function watches something for a machine, and returns how to stop. */
const isWatcher = ({ parent }: ts.Node) =>
  ts.isCallExpression(parent) && parent.expression.getText().startsWith('fromCallback');

/** Something never ends: its cleanup is not returned, or not called. */
function* neverEnded(node: ts.Node): Generator<Edit, void> {
  const returned = ts.isReturnStatement(node) ? node.expression : undefined;
  if (returned && (ts.isArrowFunction(returned) || ts.isFunctionExpression(returned))) {
    yield { what: 'its end is not returned', node, text: 'return undefined;' };
  } else if (returned && isWatcher(node.parent.parent)) {
    yield { what: 'its end is not returned', node, text: `${returned.getText()};` };
  }
  if (!ts.isArrowFunction(node) || ts.isBlock(node.body)) return;
  const { body } = node;
  if (isEnding(body))
    yield { what: `“${body.getText()}” not called`, node: body, text: 'undefined' };
  if (isWatcher(node))
    yield { what: 'its end is not returned', node: body, text: `{ ${body.getText()}; }` };
}

/** Whether it is of this project, the types of the contract among them. */
const isOurs = ({ declarations }: ts.Symbol) =>
  declarations?.some((one) => !one.getSourceFile().fileName.includes('/node_modules/')) ?? false;

const isSame = (types: ts.TypeChecker, one: ts.Type, other: ts.Type) =>
  types.isTypeAssignableTo(one, other) && types.isTypeAssignableTo(other, one);

/** Another member of the same type is used: a sibling function, or another field of an input. */
function* confusedMembers(node: ts.Node, types: ts.TypeChecker): Generator<Edit, void> {
  if (!ts.isPropertyAccessExpression(node)) return;
  const own = types.getTypeAtLocation(node);
  const siblings = types
    .getTypeAtLocation(node.expression)
    .getProperties()
    .filter((one) => isOurs(one) && one.name !== node.name.text)
    .filter((one) => isSame(types, types.getTypeOfSymbolAtLocation(one, node), own));
  for (const { name } of siblings) {
    yield { what: `${node.getText()} is ${name}`, node: node.name, text: name };
  }
}

/** Another function of the same type that is in scope is called or passed on. */
function* confusedFunctions(node: ts.Node, types: ts.TypeChecker): Generator<Edit, void> {
  if (!ts.isIdentifier(node) || !ts.isCallExpression(node.parent)) return;
  const own = types.getTypeAtLocation(node);
  if (own.getCallSignatures().length === 0) return;
  const siblings = types
    .getSymbolsInScope(node, ts.SymbolFlags.Value | ts.SymbolFlags.Alias)
    .filter((one) => one.name !== node.text && isOurs(one))
    .filter((one) => {
      const type = types.getTypeOfSymbolAtLocation(one, node);
      return type.getCallSignatures().length > 0 && isSame(types, type, own);
    });
  for (const { name } of siblings) yield { what: `${node.text} is ${name}`, node, text: name };
}

/** Another variable of the same type is passed, if it is initialised by then: another store, another text. */
function* confusedArguments(node: ts.Node, types: ts.TypeChecker): Generator<Edit, void> {
  if (!ts.isIdentifier(node) || !ts.isCallExpression(node.parent)) return;
  if (node.parent.expression === node) return;
  const own = types.getTypeAtLocation(node);
  if (own.getCallSignatures().length > 0) return;
  const siblings = types
    .getSymbolsInScope(node, ts.SymbolFlags.Variable)
    .filter((one) => one.name !== node.text && isOurs(one))
    .filter(({ declarations = [] }) => declarations.every(({ end }) => end < node.pos))
    .filter((one) => isSame(types, types.getTypeOfSymbolAtLocation(one, node), own));
  for (const { name } of siblings) yield { what: `${node.text} is ${name}`, node, text: name };
}

function* editsIn(node: ts.Node, types: ts.TypeChecker): Generator<Edit, void> {
  yield* droppedProperties(node);
  yield* changedStatements(node);
  yield* changedConditions(node);
  yield* neverEnded(node);
  yield* confusedMembers(node, types);
  yield* confusedFunctions(node, types);
  yield* confusedArguments(node, types);
  const inner: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    inner.push(child);
  });
  for (const child of inner) yield* editsIn(child, types);
}

/** Another field is passed in place of the intended one, where a machine creates an actor's input. */
function* confusedInputs(
  node: ts.Node,
  types: ts.TypeChecker,
  within = false,
): Generator<Edit, void> {
  if (within) yield* confusedMembers(node, types);
  const isInput = ts.isPropertyAssignment(node) && node.name.getText() === 'input';
  const inner: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    inner.push(child);
  });
  for (const child of inner) yield* confusedInputs(child, types, within || isInput);
}

/** Whether a file is a machine's; transitions have separate mutants (tools/model/mutants.ts). */
const isOfMachines = (fileName: string) => fileName.startsWith('machines/');

/**
 * Every text that differs from the source of some actors in one mistake: something that is not sent or not done, a
 * wrong id, two things in the wrong order, a condition that is not asked, something that never ends, a member, a
 * function or an argument in the place of another one of its type. Of a machine's file only what its actors are given
 * is changed.
 */
export function sourceMutantsOf(fileName: string, program: ts.Program): SourceMutant[] {
  const source = program.getSourceFile(resolve(fileName));
  if (source === undefined) throw new Error(`${fileName} is not a part of the project`);
  const { text } = source;
  const times = new Map<string, number>();
  const types = program.getTypeChecker();
  return Array.from(
    isOfMachines(fileName) ? confusedInputs(source, types) : editsIn(source, types),
    ({ what, node, end = node.end, text: instead }) => {
      const begin = node.getStart(source);
      const time = (times.get(what) ?? 0) + 1;
      times.set(what, time);
      return {
        name: `${fileName}: ${what}${time > 1 ? ` (${time})` : ''}`,
        line: source.getLineAndCharacterOfPosition(begin).line + 1,
        text: `${text.slice(0, begin)}${instead}${text.slice(end)}`,
        within: bodyAround(node)?.getStart(source),
      };
    },
  );
}
