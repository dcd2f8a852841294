/** A story of a built Storybook. */
export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  tags: readonly string[];
}

/** A window in which stories are looked at, in pixels. */
export interface Window {
  width: number;
  height: number;
}

/** A story in pictures: their files by width, and what went wrong. */
export interface PicturedStory<Told = undefined> {
  story: StoryEntry;
  files: ReadonlyMap<number, string>;
  /** What its page told besides, by width. */
  told: ReadonlyMap<number, Told>;
  wrong: readonly string[];
}
