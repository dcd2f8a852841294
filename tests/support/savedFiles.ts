import { onTestFinished, vi } from 'vitest';

/** A file that the guest finds among the downloads. */
export interface SavedFile {
  name: string;
  file: Blob;
}

/** The files that are given to the browser for the rest of the test, in place of a page that could save them. */
export function watchSavedFiles(): SavedFile[] {
  const saved: SavedFile[] = [];
  const handed = new Map<string, Blob>();
  const open = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const address = `blob:${handed.size}`;
    if (file instanceof Blob) handed.set(address, file);
    return address;
  });
  const close = vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => {
    handed.delete(address);
  });
  vi.stubGlobal('document', {
    createElement: () => ({
      href: '',
      download: '',
      click() {
        const file = handed.get(this.href);
        if (file) saved.push({ name: this.download, file });
      },
    }),
  });
  onTestFinished(() => {
    open.mockRestore();
    close.mockRestore();
    vi.unstubAllGlobals();
  });
  return saved;
}
