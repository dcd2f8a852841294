import ts from 'typescript';

/** The body of the innermost function around a node; undefined where none is around it. */
export function bodyAround(node: ts.Node): ts.ConciseBody | undefined {
  for (let around = node.parent; !ts.isSourceFile(around); around = around.parent) {
    if (ts.isFunctionLike(around) && 'body' in around && around.body) return around.body;
  }
  return undefined;
}

/**
 * The text of a source in which each function first tells that it was called.
 * @param tell makes the call that tells it, from the place of the function's body
 */
export function tellingText(
  fileName: string,
  text: string,
  tell: (place: number) => string,
): string {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const added: [place: number, text: string][] = [];
  function visit(node: ts.Node): void {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const { body } = node;
      const place = body.getStart(source);
      if (ts.isBlock(body)) added.push([place + 1, `${tell(place)};`]);
      else added.push([place, `(${tell(place)}, `], [body.end, ')']);
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return added
    .toSorted(([one], [other]) => other - one)
    .reduce((told, [place, what]) => told.slice(0, place) + what + told.slice(place), text);
}
