import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';
import { CHANGED, PICTURED } from './pictured';
import { changedFolder, forgetPictures, readChanged, sheetFile, writeChanged } from './changedList';
import type { ChangedPicture } from './changedSheet';

/** In the runner's words, how many pixels are different. */
function differenceIn(words: string): string {
  if (words.includes("A snapshot doesn't exist")) return 'Nobody has approved a picture yet.';
  const [told = ''] = /Expected an image [^\n]*|\d+ pixels \([^\n]*/.exec(words) ?? [];
  return told;
}

function copied({ attachments }: TestResult, story: string): ChangedPicture['files'] {
  mkdirSync(changedFolder, { recursive: true });
  const files: ChangedPicture['files'] = {};
  for (const kind of ['before', 'after', 'difference'] as const) {
    const path = attachments.find(({ name }) => name === kind)?.path;
    if (path === undefined) continue;
    // What the runner draws of a difference is a PNG, whatever it calls it.
    const file = `${story}-${kind}.${kind === 'difference' ? 'png' : 'webp'}`;
    copyFileSync(path, join(changedFolder, file));
    files[kind] = file;
  }
  return files;
}

const annotationOf = ({ annotations }: TestResult, name: string) =>
  annotations.find(({ type }) => type === name)?.description;

/** Puts the stories that do not look as approved on one page, before and after, and says where it is. */
export default class ChangedPictures implements Reporter {
  /** The last result of each test that took a picture, by the story. */
  private readonly results = new Map<string, { test: TestCase; result: TestResult }>();

  onTestEnd(test: TestCase, result: TestResult): void {
    const story = annotationOf(result, PICTURED);
    if (story !== undefined) this.results.set(story, { test, result });
  }

  onEnd(): Promise<{ status: 'failed' } | undefined> {
    const told = this.tell();
    return Promise.resolve(told === 0 ? undefined : { status: 'failed' });
  }

  /** @returns how many stories of this run do not look as approved */
  private tell(): number {
    if (this.results.size === 0) return 0;
    const known = readChanged() ?? [];
    known.filter(({ story }) => this.results.has(story)).forEach(forgetPictures);
    const changed = [...this.results].flatMap(([story, { test, result }]): ChangedPicture[] => {
      const words = annotationOf(result, CHANGED);
      if (words === undefined) return [];
      const difference = differenceIn(words);
      return [{ story, title: test.title, difference, files: copied(result, story) }];
    });
    writeChanged([...known.filter(({ story }) => !this.results.has(story)), ...changed]);
    if (changed.length === 0) return 0;
    console.log(
      `\n${changed.length} stories do not look as approved: ${sheetFile}\nTo accept them: npm run pictures:approve`,
    );
    return changed.length;
  }

  printsToStdio(): boolean {
    return false;
  }
}
