import styled from 'styled-components';
import type { DeskReservation } from '../../../machines/contract/wire';
import { about, acts, underWay } from '../../../messages/desk/pages/acts';
import * as words from '../../../messages/desk/pages/reservation';
import { Button } from '../../components/Button';
import { Stack } from '../../components/Stack';
import { TextAreaField } from '../../components/TextAreaField';
import { wider } from '../../theme/media';
import { theme } from '../../theme/theme';
import { DeskMoment } from '../DeskTime';
import { useTypedForm } from '../login/useTypedForm';
import { Aside, Panel, Tag } from '../look';

const Entries = styled.ol`
  li {
    display: grid;
    padding-block: ${theme.space.xxs};
    column-gap: ${theme.space.m};
    line-height: ${theme.leading.easy};

    ${wider.phone} {
      grid-template-columns: ${theme.column.picture} minmax(0, 1fr);
    }
  }

  li + li {
    border-top: ${theme.border.hair} solid ${theme.color.hairline};
  }

  p {
    overflow-wrap: anywhere;
  }
`;

/** What happened, the newest first. */
export function Timeline({ entries }: { entries: DeskReservation['timeline'] }) {
  return (
    <Panel>
      <h2>{words.timeline}</h2>
      <Entries>
        {entries.toReversed().map(({ at, text, by, why }) => (
          <li key={`${at} ${text}`}>
            <Aside>
              <DeskMoment at={at} />
            </Aside>
            <p>
              <span>{text}</span>
              {by !== null && <Aside>{` ${words.by(by)}`}</Aside>}
              {why !== null && <Aside>{`: ${why}`}</Aside>}
            </p>
          </li>
        ))}
      </Entries>
    </Panel>
  );
}

interface EmailsProps {
  emails: DeskReservation['emails'];
  usable: boolean;
  /** The id of the one that is being sent again. */
  sending: string | null;
  onResend: (email: string) => void;
}

/** The emails to the guest, and what became of each; one that is not on its way can be sent again. */
export function Emails({ emails, usable, sending, onResend }: EmailsProps) {
  return (
    <Panel>
      <h2>{words.emails}</h2>
      {emails.length === 0 && <p>{words.noEmails}</p>}
      <Entries>
        {emails.map(({ id, subject, recipient, writtenAt, fate }) => (
          <li key={id}>
            <Aside>
              <DeskMoment at={writtenAt} />
            </Aside>
            <p>
              <span>{`${subject} `}</span>
              <Tag $tone={fate === 'sent' ? 'good' : 'waiting'}>{words.fates[fate]}</Tag>
              <Aside>{` ${recipient} `}</Aside>
              {fate !== 'waiting' && (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={about(acts.resendEmail, subject)}
                  aria-disabled={!usable}
                  busy={sending === id}
                  busyLabel={underWay}
                  onClick={() => onResend(id)}
                >
                  {acts.resendEmail}
                </Button>
              )}
            </p>
          </li>
        ))}
      </Entries>
    </Panel>
  );
}

interface NotesProps {
  notes: DeskReservation['notes'];
  usable: boolean;
  busy: boolean;
  onNote: (note: string) => void;
}

/** The desk's notes. What is typed stays until it is kept. */
export function Notes({ notes, usable, busy, onNote }: NotesProps) {
  const form = useTypedForm(['note'], ({ note }) => {
    if (note.trim() !== '' && usable) onNote(note.trim());
  });
  return (
    <Panel>
      <h2>{words.notes}</h2>
      <Entries>
        {notes.map(({ at, by, text }) => (
          <li key={`${at} ${text}`}>
            <Aside>
              <DeskMoment at={at} />
            </Aside>
            <p>
              <span>{text}</span>
              <Aside>{` ${words.by(by)}`}</Aside>
            </p>
          </li>
        ))}
      </Entries>
      <form {...form} aria-label={words.notes}>
        <Stack $gap="xs">
          <TextAreaField label={words.newNote} name="note" rows={2} maxLength={500} />
          <div>
            <Button
              type="submit"
              size="small"
              variant="secondary"
              aria-disabled={!usable}
              busy={busy}
            >
              {acts.note}
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  );
}
