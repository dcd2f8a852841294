import { storyNameFromExport, toId } from 'storybook/internal/csf';

const modules = import.meta.glob<Record<string, unknown>>(
  '../{booking,desk,login,payment,reservation,session,site}/*.stories.tsx',
  {
    eager: true,
  },
);

/** What lies in an object under a path of keys, as text. */
function textAt(whole: unknown, ...path: readonly string[]): string | undefined {
  const found = path.reduce<unknown>((part, key) => {
    const isObject = typeof part === 'object' && part !== null;
    return isObject ? Reflect.get(part, key) : undefined;
  }, whole);
  return typeof found === 'string' ? found : undefined;
}

function picturedIn(name: string, story: unknown): [string, string][] {
  const pictures = textAt(story, 'input', 'parameters', 'pictured', 'pictures');
  const title = textAt(story, 'meta', 'input', 'title');
  if (pictures === undefined || title === undefined) return [];
  return [[pictures, toId(title, storyNameFromExport(name))]];
}

/** The first story of each state, by machine and state: `booking.creating.sending`. */
export const storyOfState: ReadonlyMap<string, string> = new Map(
  Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, story]) => picturedIn(name, story))
    .toReversed(),
);
