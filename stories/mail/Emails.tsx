import styled from 'styled-components';
import { roomPicturePath } from '../../machines/shared/paths';
import { roomTypeKeys } from '../../machines/shared/roomTypes';
import { hotel } from '../../hotel/hotel';
import { theme } from '../../src/theme/theme';
import { everyEmail } from './everyEmail';

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

const pictures = import.meta.glob<string>('../../src/pictures/room-*.720.jpg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** An email with the local pictures of rooms, because the hotel's own URL isn't served here. */
function withOwnPictures(html: string): string {
  return Object.entries(pictures).reduce((shown, [file, url]) => {
    const key = roomTypeKeys.find((name) => file.includes(`room-${name}.`));
    return key ? shown.replaceAll(hotel.origin + roomPicturePath(key), url) : shown;
  }, html);
}

/** Some emails, each in a separate frame, as a mail program shows it. */
export function Emails({ names }: { names: readonly string[] }) {
  const emails = names.flatMap((name) => everyEmail[name] ?? []);
  return (
    <Sheet>
      {emails.map(({ subject, html }) => (
        <Window
          key={html}
          title={subject}
          srcDoc={withOwnPictures(html)}
          sandbox="allow-same-origin"
        />
      ))}
    </Sheet>
  );
}
