import { english } from '../messages/catalogue';
import { language as pseudo } from '../messages/locales/pseudo';

/** Where a browser window keeps the language that its stories are read in. */
const STORAGE_KEY = 'words';

function askedFor(): string {
  const globals = new URLSearchParams(window.location.search).get('globals') ?? '';
  return /(?:^|;)words:([^;]*)/.exec(globals)?.[1] ?? sessionStorage.getItem(STORAGE_KEY) ?? 'own';
}

const asked = askedFor();

/** The words of the stories: of the language that was chosen when the page began. */
export const language = asked === 'pseudo' ? pseudo : english;

/** Reads the stories anew where the toolbar asks for the words of another language than they began with. */
export function speak(wanted: string): void {
  if ((wanted === 'pseudo') === (asked === 'pseudo')) return;
  sessionStorage.setItem(STORAGE_KEY, wanted);
  window.location.reload();
}
