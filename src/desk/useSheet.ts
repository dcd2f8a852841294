import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * The sheet on the paper, and the function that prints one; the server is not asked for it.
 * @param usual what the browser's own command prints
 */
export function useSheet<TSheet>(usual: TSheet): [sheet: TSheet, print: (sheet: TSheet) => void] {
  const [sheet, setSheet] = useState(usual);
  useEffect(() => {
    const show = () => setSheet(usual);
    window.addEventListener('afterprint', show);
    return () => window.removeEventListener('afterprint', show);
  }, [usual]);
  const print = (chosen: TSheet) => {
    // It must be in the page before the browser's own dialog stops everything.
    flushSync(() => setSheet(chosen));
    window.print();
  };
  return [sheet, print];
}
