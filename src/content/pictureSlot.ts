import type { PictureFile } from './pictureFiles';

/** A place on the site for one picture. */
export interface PictureSlot {
  /** The file's name in src/pictures, without its width and format. */
  file: string;
  /** The proportions, in pixels of the largest file. */
  width: number;
  height: number;
  /** What the picture shows, for those who can't see it. */
  alt: string;
  /** The colour that stands in while the picture loads, or when there is none. */
  standIn: string;
  /** Shown as small as a vignette too: there is one more file, `vignetteWidth` wide. */
  vignette?: true;
  /** Shown as wide as a telephone: there is one more file, `telephoneWidth` wide. */
  telephone?: true;
  /** The files among which its own are, as far as they have been put in place. */
  files: readonly PictureFile[];
}

/** The widths in pixels in which a picture's files are made, as far as it is wider; its own comes on top. */
export const pictureWidths = [480, 800, 1280] as const;

/** How wide in pixels the JPEG is that older browsers get, where the picture is as wide. */
export const jpegWidth = 800;

/** How wide in pixels the file of a vignette is. */
export const thumbnailWidth = 240;

/** How wide in pixels the file is that fits a usual telephone's screen. */
export const telephoneWidth = 640;
