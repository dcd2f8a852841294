import styled from 'styled-components';
import { theme } from '../../src/theme/theme';
import { everyLetter } from './everyLetter';

const Sheet = styled.main`
  display: grid;
  gap: ${theme.space.l};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  padding: ${theme.space.m};
`;

const Window = styled.iframe`
  width: 100%;
  height: 52rem;
  border: ${theme.border.hair} solid ${theme.color.hairline};
`;

/** Some letters, each as a mail program shows it in a window of its own. */
export function Letters({ names }: { names: readonly string[] }) {
  const letters = names.flatMap((name) => everyLetter[name] ?? []);
  return (
    <Sheet>
      {letters.map(({ subject, html }) => (
        <Window key={html} title={subject} srcDoc={html} sandbox="allow-same-origin" />
      ))}
    </Sheet>
  );
}
