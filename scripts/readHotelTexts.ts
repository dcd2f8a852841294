import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { hotelLanguage } from '../messages/plugin.ts';

type HotelTexts = typeof import('./hotelTexts');

/** Vite itself reads the texts, in the hotel's language: its configuration is loaded by other rules than the site. */
export async function readHotelTexts(): Promise<HotelTexts> {
  const path = fileURLToPath(new URL('hotelTexts.ts', import.meta.url));
  const { module } = await runnerImport<HotelTexts>(path, { plugins: [hotelLanguage()] });
  return module;
}
