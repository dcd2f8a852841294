import browserData from '@mdn/browser-compat-data/forLegacyNode';
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data/types';
import { oldestBrowsers } from '../../../scripts/site/oldestBrowsers';

/** Whether every browser of the floor has a feature, without a flag or another name. */
export function isInOldest({ support }: CompatStatement): boolean {
  const { chrome, safari, firefox } = oldestBrowsers;
  const since = (version: unknown) => parseFloat(String(version).replace('≤', ''));
  const isIn = (statements: typeof support.chrome, oldest: number) =>
    [statements ?? []].flat().some((one) => {
      const isPlain = !one.flags && !one.prefix && !one.alternative_name;
      return (
        isPlain && since(one.version_added) <= oldest && !(since(one.version_removed) <= oldest)
      );
    });
  return (
    isIn(support.chrome, chrome) && isIn(support.safari, safari) && isIn(support.firefox, firefox)
  );
}

/** The paths of what a tree of features has that the oldest browsers lack, such as `URL.canParse_static`. */
function lackingIn(tree: Identifier, path: readonly string[]): string[] {
  return Object.keys(tree).flatMap((name) => {
    const feature = tree[name];
    if (!feature || name.startsWith('__') || name.endsWith('_event')) return [];
    const names = [...path, name];
    const compat = feature.__compat;
    // Its own constructor is listed under an interface a second time.
    if (compat && !isInOldest(compat)) return [(name === path[0] ? path : names).join('.')];
    return lackingIn(feature, names);
  });
}

/** What the oldest browsers lack: the parts of an object before the object itself. */
export const lackingInOldest = [browserData.javascript.builtins ?? {}, browserData.api]
  .flatMap((tree) => lackingIn(tree, []))
  .map((path) => path.replace(/^Window\./, ''))
  .toSorted((one, other) => other.split('.').length - one.split('.').length);

/** Runs in the page, before its own scripts: deletes each, of an object and of what is made with it. */
export function deleteAll(paths: readonly string[]): void {
  const isObject = (value: unknown): value is object => value !== null && Object(value) === value;
  for (const path of paths) {
    const names = path.split('.');
    const [last = '', isStatic] = (names.pop() ?? '').split('_static');
    let holders: object[] = [globalThis];
    for (const name of names) {
      const found = holders.map(
        (one): unknown => Reflect.getOwnPropertyDescriptor(one, name)?.value,
      );
      const objects = found.filter(isObject);
      holders = [
        ...objects,
        ...objects.map((one): unknown => Reflect.get(one, 'prototype')).filter(isObject),
      ];
    }
    for (const holder of holders)
      if (isStatic === undefined || typeof holder === 'function')
        Reflect.deleteProperty(holder, last);
  }
}
