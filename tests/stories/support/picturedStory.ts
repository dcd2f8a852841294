/** A story of a built Storybook. */
export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  tags: readonly string[];
}

/** A window size for stories, in pixels. */
export interface Window {
  width: number;
  height: number;
}

/** A story's pictures: their files by width, and what went wrong. */
export interface PicturedStory<Told = undefined> {
  story: StoryEntry;
  files: ReadonlyMap<number, string>;
  /** What its page reported, by width. */
  told: ReadonlyMap<number, Told>;
  wrong: readonly string[];
}
