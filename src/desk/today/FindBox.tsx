import Search from 'lucide-react/icons/search';
import { useEffect, useRef } from 'react';
import { ComboBox, Input, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import * as words from '../../../messages/desk/pages/find';
import { statuses } from '../../../messages/components/pages/statusBadge';
import { onPaper, wider } from '../../theme/media';
import { theme } from '../../theme/theme';
import { DeskDay } from '../DeskTime';
import { useDeskScreen } from '../deskContext';
import { provideFind } from '../findActors';
import { Aside, dense, pickable, popped } from '../look';

const Box = styled(ComboBox)`
  position: relative;
  grid-column: 1 / -1;
  grid-row: 3;
  margin-block: ${theme.space.xxs};

  svg {
    position: absolute;
    width: ${theme.size.iconSmall};
    height: 100%;
    color: ${theme.color.inkSoft};
    inset-inline-start: ${theme.space.s};
    pointer-events: none;
  }

  ${wider.tablet} {
    grid-column: 2 / -1;
    grid-row: 2;
  }

  ${wider.desktop} {
    grid-column: 3;
    grid-row: 1;
  }

  ${onPaper} {
    display: none;
  }
`;

const FindInput = styled(Input)`
  ${dense}
  width: 100%;
  padding-inline: ${theme.space.xl} ${theme.space.s};
  border: 0;
  border-radius: ${theme.radius.small};
  background: ${theme.color.card};
  color: ${theme.color.ink};
`;

/** The results that open below a search field. */
export const FindResults = styled(Popover)`
  ${popped}
  width: max(var(--trigger-width), ${theme.column.wide});
`;

/** One that was found. */
export const Item = styled(ListBoxItem)`
  ${pickable}
`;

const None = styled.p`
  padding: ${theme.space.s};
  color: ${theme.color.inkSoft};
`;

/** Whether a key begins a word, and nothing else waits for it. */
function isForFinding({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !/^[\p{L}\p{N}+@]$/u.test(key)) return false;
  const isTyping =
    target instanceof Element && target.closest('input, textarea, select, [role=listbox]') !== null;
  return !isTyping && document.querySelector('[role=dialog], [role=alertdialog]') === null;
}

/** Finds a reservation from any key: whoever types on a screen types here. */
export function FindBox() {
  const [snapshot, send] = useDeskScreen(provideFind, undefined);
  const { found, text } = snapshot.context;
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const begin = (event: KeyboardEvent) => {
      if (isForFinding(event)) input.current?.focus();
    };
    // Before the table, in which letters look for a row.
    document.addEventListener('keydown', begin, { capture: true });
    return () => document.removeEventListener('keydown', begin, { capture: true });
  }, []);
  const empty = {
    failed: words.failed,
    tooLong: words.tooLong,
    found: words.nothingFound,
    finding: words.looking,
    typing: words.looking,
    resting: null,
  }[snapshot.value];
  return (
    <Box
      aria-label={words.find}
      items={found}
      menuTrigger="input"
      allowsEmptyCollection={text !== ''}
      defaultFilter={() => true}
      onInputChange={(typed) => send({ type: 'text.typed', text: typed })}
      inputValue={text}
      value={null}
      onChange={(id) => {
        if (id === null) return;
        send({ type: 'text.typed', text: '' });
        void navigate(`/reservations/${String(id)}`);
      }}
    >
      <Search aria-hidden="true" />
      <FindInput ref={input} placeholder={words.findAnybody} />
      <FindResults>
        <ListBox<(typeof found)[number]> renderEmptyState={() => <None>{empty}</None>}>
          {({ id, name, phone, checkIn, checkOut, rooms, paymentStatus }) => (
            <Item id={id} textValue={name}>
              <Text slot="label">{name}</Text>
              <Aside>
                <DeskDay date={checkIn} />
                <span>{' – '}</span>
                <DeskDay date={checkOut} />
                <span>{` · ${[statuses[paymentStatus], ...rooms, phone].join(' · ')}`}</span>
              </Aside>
            </Item>
          )}
        </ListBox>
      </FindResults>
    </Box>
  );
}
