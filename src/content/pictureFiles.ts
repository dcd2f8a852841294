import type { PictureFile, PictureSlot } from './pictureSlot';

/** The files of one format, smallest first. */
export interface PictureSource {
  type: string;
  srcSet: string;
  /** The largest file. */
  src: string;
}

/** Best format first: a browser uses the first one it supports. */
const mediaTypes = [
  { format: 'avif', type: 'image/avif' },
  { format: 'webp', type: 'image/webp' },
  { format: 'jpg', type: 'image/jpeg' },
  { format: 'png', type: 'image/png' },
];

const FILE_NAME = /^([^.]+)(?:\.(\d+))?\.(avif|webp|jpg|png)$/;

/** Parses the file names of pictures. */
export function pictureFilesOf(urls: Record<string, string>): PictureFile[] {
  return Object.entries(urls).flatMap(([path, url]) => {
    const [, name, width, format] = FILE_NAME.exec(path.slice(path.lastIndexOf('/') + 1)) ?? [];
    return name && format ? [{ name, width: width ? Number(width) : null, format, url }] : [];
  });
}

/** The available files for a slot; if there are none, its placeholder is shown. */
export function sourcesOf(
  slot: PictureSlot,
  files: readonly PictureFile[] = slot.files,
): PictureSource[] {
  return mediaTypes.flatMap(({ format, type }) => {
    const sized = files
      .filter((file) => file.name === slot.file && file.format === format)
      .map((file) => ({ url: file.url, width: file.width ?? slot.width }))
      .sort((one, other) => one.width - other.width);
    const largest = sized.at(-1);
    if (!largest) return [];
    const srcSet = sized.map(({ url, width }) => `${url} ${width}w`).join(', ');
    return [{ type, srcSet, src: largest.url }];
  });
}
