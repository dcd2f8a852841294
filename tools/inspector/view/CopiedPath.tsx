import * as React from 'react';
import { pathForms, type Command } from '../seen';

interface CopiedPathProps {
  /** Empty until it is requested. */
  path: string;
  onCommand: (command: Command) => void;
}

/** What happened to a machine, to copy: as plain words, a test or a story; or everything as a file. */
export function CopiedPath({ path, onCommand }: CopiedPathProps) {
  React.useEffect(() => {
    // A browser may refuse; the text is shown below anyway.
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
