import { useState } from 'react';
import type { TestModel } from '../../model/testModel';
import { retold, type Retelling } from '../../model/replay/retold';
import { asStory, asTest, asWords } from '../../model/replay/written';
import type { RecordedWalk } from '../../model/replay/recorded';
import type { Watched } from '../journal';
import { walkOf } from '../session';

type Writes = (retelling: Retelling, walk: RecordedWalk) => string;

const forms: Readonly<Record<string, Writes>> = {
  'Copy as a path': asWords,
  'Copy as a test': asTest,
  'Copy as a story': asStory,
};

interface CopiedPathProps {
  watched: Watched;
  /** All of the page. */
  machines: readonly Watched[];
  models: readonly TestModel[];
}

function written({ watched, machines, models }: CopiedPathProps, write: Writes): string {
  const walk = walkOf(watched, machines);
  const model = models.find(({ id }) => id === walk.machine);
  const retelling = model && retold(model, walk);
  return retelling
    ? write(retelling, walk)
    : `No start of ${walk.machine}’s model begins in ${walk.begins.join(' and ')}.\n`;
}

/** What has happened to a machine, to be taken elsewhere: in words, as a test or as a story. */
export function CopiedPath(copied: CopiedPathProps) {
  const [text, setText] = useState('');
  return (
    <div className="copied">
      {Object.entries(forms).map(([name, write]) => (
        <button
          key={name}
          type="button"
          onClick={() => {
            const path = written(copied, write);
            setText(path);
            // A browser may refuse; the text stands below all the same.
            navigator.clipboard.writeText(path).catch(() => undefined);
          }}
        >
          {name}
        </button>
      ))}
      {text !== '' && (
        <textarea aria-label="The path" readOnly rows={10} value={text} spellCheck={false} />
      )}
    </div>
  );
}
