import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';
import { CHANGED, PICTURED } from './pictured';
import {
  changedFolder,
  type Comparison,
  forgetPictures,
  readChanged,
  sheetFile,
  writeChanged,
} from './changedList';
import type { ChangedPicture } from './changedSheet';

/** The size of a difference, in the runner's text or ours. */
function differenceIn(words: string): string {
  if (words.includes("A snapshot doesn't exist")) return 'Nobody has approved a picture yet.';
  if (!words.includes('\n')) return words;
  const [told = ''] = /Expected an image [^\n]*|\d+ pixels \([^\n]*/.exec(words) ?? [];
  return told;
}

const annotationOf = ({ annotations }: TestResult, name: string) =>
  annotations.find(({ type }) => type === name)?.description;

/** The runner's picture of a difference is a PNG, whatever its type says. */
function extensionOf(
  kind: string,
  { path, contentType }: TestResult['attachments'][number],
): string {
  if (kind === 'difference' || path === undefined) return `.${contentType.replace('image/', '')}`;
  return extname(path);
}

/** Puts the stories that do not look as approved on one page, before and after, and says where it is. */
export default class ChangedPictures implements Reporter {
  /** The last result of each test that took a picture, by the story. */
  private readonly results = new Map<string, { test: TestCase; result: TestResult }>();
  private readonly comparison: Comparison;
  private readonly notCompared: string | null;

  /** @param notCompared why this machine can't compare; null where it can */
  constructor(asked: { comparison: Comparison; notCompared?: string | null }) {
    this.comparison = asked.comparison;
    this.notCompared = asked.notCompared ?? null;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const story = annotationOf(result, PICTURED);
    if (story !== undefined) this.results.set(story, { test, result });
  }

  onEnd(): Promise<{ status: 'failed' } | undefined> {
    if (this.notCompared !== null) console.log(`\nLooks were not compared: ${this.notCompared}`);
    const told = this.tell();
    return Promise.resolve(told === 0 ? undefined : { status: 'failed' });
  }

  /** @returns how many stories of this run do not look as approved */
  private tell(): number {
    if (this.results.size === 0) return 0;
    const known = readChanged(this.comparison) ?? [];
    known
      .filter(({ story }) => this.results.has(story))
      .forEach((picture) => {
        forgetPictures(this.comparison, picture);
      });
    const changed = [...this.results].flatMap(([story, { test, result }]): ChangedPicture[] => {
      const words = annotationOf(result, CHANGED);
      if (words === undefined) return [];
      const difference = differenceIn(words);
      return [{ story, title: test.title, difference, files: this.copied(result, story) }];
    });
    writeChanged(this.comparison, [
      ...known.filter(({ story }) => !this.results.has(story)),
      ...changed,
    ]);
    if (changed.length === 0) return 0;
    console.log(
      `\n${changed.length} stories do not look as approved: ${sheetFile(this.comparison)}\nTo accept them: npm run pictures:approve`,
    );
    return changed.length;
  }

  private copied({ attachments }: TestResult, story: string): ChangedPicture['files'] {
    const folder = changedFolder(this.comparison);
    mkdirSync(folder, { recursive: true });
    const files: ChangedPicture['files'] = {};
    for (const kind of ['before', 'after', 'difference', 'miniature'] as const) {
      const picture = attachments.find(({ name }) => name === kind);
      if (picture === undefined) continue;
      const file = `${story}-${kind}${extensionOf(kind, picture)}`;
      if (picture.path !== undefined) copyFileSync(picture.path, join(folder, file));
      else if (picture.body) writeFileSync(join(folder, file), picture.body);
      files[kind] = file;
    }
    return files;
  }

  printsToStdio(): boolean {
    return false;
  }
}
