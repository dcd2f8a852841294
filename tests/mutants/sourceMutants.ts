import ts from 'typescript';
import { bodyAround } from './reachedFunctions';

/** A source text with one mistake in it. */
export interface SourceMutant {
  /** In which file the mistake is and what it is; what is told apart by nothing else has a number. */
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

function* editsIn(node: ts.Node): Generator<Edit, void> {
  yield* droppedProperties(node);
  yield* changedStatements(node);
  yield* changedConditions(node);
  const inner: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    inner.push(child);
  });
  for (const child of inner) yield* editsIn(child);
}

/**
 * Every text that differs from the source of some actors in one mistake: something that is not sent
 * or not done, a wrong id, two things in the wrong order, a condition that is not asked.
 */
export function sourceMutantsOf(fileName: string, text: string): SourceMutant[] {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const times = new Map<string, number>();
  return Array.from(editsIn(source), ({ what, node, end = node.end, text: instead }) => {
    const begin = node.getStart(source);
    const time = (times.get(what) ?? 0) + 1;
    times.set(what, time);
    return {
      name: `${fileName}: ${what}${time > 1 ? ` (${time})` : ''}`,
      line: source.getLineAndCharacterOfPosition(begin).line + 1,
      text: `${text.slice(0, begin)}${instead}${text.slice(end)}`,
      within: bodyAround(node)?.getStart(source),
    };
  });
}
