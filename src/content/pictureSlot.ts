/** An available file of some picture. */
export interface PictureFile {
  name: string;
  width: number | null;
  format: string;
  url: string;
}

/** A place on the site for one picture. */
export interface PictureSlot {
  /** The file's name in src/pictures, without its width and format. */
  file: string;
  /** The proportions, in pixels of the largest file. */
  width: number;
  height: number;
  /** A description of the picture for those who can't see it. */
  alt: string;
  /** The colour shown while the picture loads, or if there is none. */
  placeholder: string;
  /** Also shown as a thumbnail: there is another file, `thumbnailWidth` wide. */
  thumbnail?: true;
  /** Also shown at phone width: there is another file, `phoneWidth` wide. */
  phone?: true;
  /** The available files among which its own are found. */
  files: readonly PictureFile[];
}

/** The widths in pixels of a picture's files, up to its own width, which is added. */
export const pictureWidths = [480, 800, 1280] as const;

/** The width in pixels of the JPEG for older browsers, if the picture is as wide. */
export const jpegWidth = 800;

/** The width in pixels of a thumbnail. */
export const thumbnailWidth = 240;

/** The width in pixels of the file for a typical phone screen. */
export const phoneWidth = 640;
