import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { hotelLanguage } from '../messages/plugin.ts';

type HotelTexts = typeof import('./hotelTexts');

/**
 * Loads the texts through Vite, in the hotel's language, because Vite's configuration is loaded without the site's
 * plugins.
 */
export async function readHotelTexts(): Promise<HotelTexts> {
  const path = fileURLToPath(new URL('hotelTexts.ts', import.meta.url));
  const { module } = await runnerImport<HotelTexts>(path, { plugins: [hotelLanguage()] });
  return module;
}
