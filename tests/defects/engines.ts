import type { Defect } from './defect';

export const defects: readonly Defect[] = [
  {
    id: 'full-storage-hides-pages',
    notice: 'On a device whose storage is full the site says that there is no internet connection.',
    edits: [
      {
        file: 'src/offline/cacheStrategy.ts',
        anchor: '} catch {\n      // Offline it will be missing.',
        replacement: '} finally {\n      // Offline it will be missing.',
      },
    ],
  },
];
