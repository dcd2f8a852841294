import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';
import { CHANGED, PICTURED } from './pictured';
import { changedFolder, forgetPictures, readChanged, sheetFile, writeChanged } from './changedList';
import type { ChangedPicture } from './changedSheet';

const annotationOf = ({ annotations }: TestResult, name: string) =>
  annotations.find(({ type }) => type === name)?.description;

/** Puts the stories that do not look as approved on one page, before and after, and says where it is. */
export default class ChangedPictures implements Reporter {
  /** The last result of each test that took a picture, by the story. */
  private readonly results = new Map<string, { test: TestCase; result: TestResult }>();
  private readonly notCompared: string | null;

  /** @param notCompared why this machine can't compare; null where it can */
  constructor({ notCompared }: { notCompared: string | null }) {
    this.notCompared = notCompared;
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
    const known = readChanged() ?? [];
    known.filter(({ story }) => this.results.has(story)).forEach(forgetPictures);
    const changed = [...this.results].flatMap(([story, { test, result }]): ChangedPicture[] => {
      const difference = annotationOf(result, CHANGED);
      if (difference === undefined) return [];
      return [{ story, title: test.title, difference, files: this.copied(result, story) }];
    });
    writeChanged([...known.filter(({ story }) => !this.results.has(story)), ...changed]);
    if (changed.length === 0) return 0;
    console.log(
      `\n${changed.length} stories do not look as approved: ${sheetFile}\nTo accept them: npm run pictures:approve`,
    );
    return changed.length;
  }

  private copied({ attachments }: TestResult, story: string): ChangedPicture['files'] {
    mkdirSync(changedFolder, { recursive: true });
    const files: ChangedPicture['files'] = {};
    for (const kind of ['before', 'after', 'difference', 'miniature'] as const) {
      const picture = attachments.find(({ name }) => name === kind);
      if (picture === undefined) continue;
      const file = `${story}-${kind}.${picture.contentType.replace('image/', '')}`;
      if (picture.path !== undefined) copyFileSync(picture.path, join(changedFolder, file));
      else if (picture.body) writeFileSync(join(changedFolder, file), picture.body);
      files[kind] = file;
    }
    return files;
  }

  printsToStdio(): boolean {
    return false;
  }
}
