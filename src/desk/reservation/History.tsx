import type { ReactNode } from 'react';
import styled from 'styled-components';
import { buttons } from '../../../messages/desk/acts';
import { about } from '../../../messages/desk/pages/asked';
import * as words from '../../../messages/desk/pages/reservation';
import { BreakableText } from '../../components/BreakableText';
import { Stack } from '../../components/Stack';
import { TextAreaField } from '../../components/TextAreaField';
import { wider } from '../../theme/media';
import { theme } from '../../theme/theme';
import { SmallButton } from '../ActButton';
import { DeskMoment } from '../DeskTime';
import { useTypedForm } from '../login/useTypedForm';
import { Aside, Panel, Tag } from '../look';
import type { PartProps } from './partProps';

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

/** Something of a moment. */
function Entry({ at, children }: { at: string; children: ReactNode }) {
  return (
    <li>
      <Aside>
        <DeskMoment at={at} />
      </Aside>
      <p>{children}</p>
    </li>
  );
}

/** The events of a reservation, the newest first. */
export function Timeline({ reservation: { timeline } }: Pick<PartProps, 'reservation'>) {
  return (
    <Panel>
      <h2>{words.timeline}</h2>
      <Entries>
        {[...timeline].reverse().map(({ at, text, by, why }) => (
          <Entry key={`${at} ${text}`} at={at}>
            <span>{text}</span>
            {by !== null && <Aside>{` ${words.by(by)}`}</Aside>}
            {why !== null && <Aside>{`: ${why}`}</Aside>}
          </Entry>
        ))}
      </Entries>
    </Panel>
  );
}

/** The emails to the guest, and what became of each; one that is not on its way can be sent again. */
export function Emails({ reservation: { emails }, usable, acting, onAct }: PartProps) {
  const sending = acting?.act === 'resendEmail' ? acting.email : null;
  return (
    <Panel>
      <h2>{words.emails}</h2>
      {emails.length === 0 && <p>{words.noEmails}</p>}
      <Entries>
        {emails.map(({ id, subject, recipient, writtenAt, fate }) => (
          <Entry key={id} at={writtenAt}>
            <span>{`${subject} `}</span>
            <Tag $tone={fate === 'sent' ? 'good' : 'waiting'}>{words.fates[fate]}</Tag>
            <span> </span>
            <Aside>
              <BreakableText text={recipient} />
            </Aside>
            <span> </span>
            {fate !== 'waiting' && (
              <SmallButton
                variant="quiet"
                aria-label={about(buttons.resendEmail, subject)}
                usable={usable}
                busy={sending === id}
                onClick={() => onAct({ act: 'resendEmail', email: id })}
              >
                {buttons.resendEmail}
              </SmallButton>
            )}
          </Entry>
        ))}
      </Entries>
    </Panel>
  );
}

/** The desk's notes. What is typed stays until it is kept. */
export function Notes({ reservation: { notes }, usable, acting, onAct }: PartProps) {
  const form = useTypedForm(['note'], (typed) => {
    const note = typed.note.trim();
    if (note !== '' && usable) onAct({ act: 'note', note });
  });
  return (
    <Panel>
      <h2>{words.notes}</h2>
      <Entries>
        {notes.map(({ at, by, text }) => (
          <Entry key={`${at} ${text}`} at={at}>
            <span>{text}</span>
            <Aside>{` ${words.by(by)}`}</Aside>
          </Entry>
        ))}
      </Entries>
      <form {...form} aria-label={words.notes}>
        <Stack $gap="xs">
          <TextAreaField label={words.newNote} name="note" rows={2} maxLength={500} />
          <div>
            <SmallButton type="submit" usable={usable} busy={acting?.act === 'note'}>
              {buttons.note}
            </SmallButton>
          </div>
        </Stack>
      </form>
    </Panel>
  );
}
