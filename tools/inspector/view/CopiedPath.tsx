import * as React from 'react';
import { pathForms, type Command } from '../seen';

interface CopiedPathProps {
  /** Empty until it is asked for. */
  path: string;
  onCommand: (command: Command) => void;
}

/** What has happened to a machine, to be taken elsewhere: in words, as a test or as a story; or all of it as a file. */
export function CopiedPath({ path, onCommand }: CopiedPathProps) {
  React.useEffect(() => {
    // A browser may refuse; the text stands below all the same.
    if (path !== '') navigator.clipboard.writeText(path).catch(() => undefined);
  }, [path]);
  return (
    <div className="copied">
      {pathForms.map((form) => (
        <button key={form} type="button" onClick={() => onCommand({ type: 'tellPath', form })}>
          Copy as a {form}
        </button>
      ))}
      <button type="button" onClick={() => onCommand({ type: 'saveSession' })}>
        Save the session
      </button>
      {path !== '' && (
        <textarea aria-label="The path" readOnly rows={10} value={path} spellCheck={false} />
      )}
    </div>
  );
}
