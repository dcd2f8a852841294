import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components';
import styled from 'styled-components';
import type { DeskFree } from '../../../machines/contract/wire';
import {
  areNumbersShown,
  isCountShown,
  mostByCount,
  roomsAvailable,
  type WalkInDraft,
} from '../../../machines/desk/walkInDraft';
import { formatNaira, koboFromNaira } from '../../../machines/shared/money';
import { placesLabel } from '../../../machines/shared/occupancy';
import { roomsOf } from '../../../messages/desk/pages/today';
import * as words from '../../../messages/desk/pages/walkIn';
import { Field } from '../../components/Field';
import { LoadingMessage } from '../../components/LoadingMessage';
import { SelectField } from '../../components/SelectField';
import { Stack } from '../../components/Stack';
import { wider } from '../../theme/media';
import { theme } from '../../theme/theme';
import { Aside, dense, Panel } from '../look';

const Types = styled(ListBox)`
  section {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.xs};
    padding-block: ${theme.space.s};
  }

  section + section {
    border-top: ${theme.border.hair} solid ${theme.color.hairline};
  }

  header {
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    gap: 0 ${theme.space.xs};
    line-height: ${theme.leading.snug};
  }

  ${wider.laptop} {
    section {
      position: relative;
      padding-inline-start: ${theme.column.wide};
    }

    header {
      position: absolute;
      width: ${theme.column.wide};
      flex-direction: column;
      inset-inline-start: 0;
    }
  }
`;

const Room = styled(ListBoxItem)`
  ${dense}
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-width: ${theme.size.target};
  padding-inline: ${theme.space.s};
  border: ${theme.border.line} solid ${theme.color.line};
  border-radius: ${theme.radius.small};
  cursor: pointer;
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.semibold};
  line-height: ${theme.leading.snug};
  text-align: center;

  &[data-selected] {
    border-color: ${theme.color.forest};
    background: ${theme.color.forest};
    color: ${theme.color.paper};
  }

  &[data-focus-visible] {
    outline: ${theme.border.bold} solid ${theme.color.forest};
    outline-offset: ${theme.border.strong};
  }

  small {
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.regular};
  }
`;

const Counts = styled.div`
  display: grid;
  gap: ${theme.space.s};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${theme.column.wide}), 1fr));
`;

const Wrong = styled.p`
  color: ${theme.color.danger};
  font-weight: ${theme.weight.medium};
`;

interface FreeRoomsProps {
  /** Null while it is asked for. */
  free: DeskFree | null;
  draft: WalkInDraft;
  error: string | undefined;
  readOnly: boolean;
  onChoose: (edits: Partial<Pick<WalkInDraft, 'rooms' | 'counts' | 'roomWish'>>) => void;
}

type FreeType = DeskFree['types'][number];

/** A type's price and the guests that it is meant for. */
const detailsOf = ({ roomPrice, sleeps: { adults, children } }: FreeType) =>
  `${words.aNight(formatNaira(koboFromNaira(roomPrice)))} · ${placesLabel({ adults, children })}`;

/**
 * Available rooms by type and price. They are chosen by count, or by number for a guest who is here or wishes for one:
 * arrow keys move, and Space chooses.
 */
export function FreeRooms({ free, draft, error, readOnly, onChoose }: FreeRoomsProps) {
  const { counts, roomWish } = draft;
  const offered = free?.types.filter((type) => roomsAvailable(type) > 0) ?? [];
  const counted = offered.filter((type) => isCountShown(draft, type));
  const types = areNumbersShown(draft) ? offered.filter(({ rooms }) => rooms.length > 0) : [];
  const line = offered.map((type) => roomsOf(type.roomType, roomsAvailable(type))).join(', ');
  return (
    <Panel>
      <h2>{words.rooms}</h2>
      {error !== undefined && <Wrong data-error>{error}</Wrong>}
      {free !== null && <Aside>{line === '' ? words.noneFree : words.freeRooms(line)}</Aside>}
      {(free === null || types.length > 0) && (
        // Whoever tabs on while they are looked up comes here all the same, and not to the buttons.
        <Types
          aria-label={words.rooms}
          layout="grid"
          selectionMode="multiple"
          selectedKeys={draft.rooms}
          disabledKeys={readOnly ? types.flatMap(({ rooms }) => rooms.map(({ room }) => room)) : []}
          onSelectionChange={(keys) => {
            if (keys !== 'all') onChoose({ rooms: [...keys].map(String) });
          }}
          renderEmptyState={() => <LoadingMessage label={words.looking} />}
        >
          {types.map((type) => (
            <ListBoxSection key={type.roomType} id={type.roomType}>
              <Header>
                <strong>{type.roomType}</strong>
                <Aside>{detailsOf(type)}</Aside>
              </Header>
              {type.rooms.map(({ room, isReady }) => (
                <Room key={room} id={room} textValue={room}>
                  <span>{room}</span>
                  {!isReady && <small>{words.notReady}</small>}
                </Room>
              ))}
            </ListBoxSection>
          ))}
        </Types>
      )}
      <Stack $gap="s">
        {counted.length > 0 && (
          <Counts>
            {counted.map((type) => (
              <SelectField
                key={type.roomType}
                name={type.roomType}
                label={areNumbersShown(draft) ? words.anyNumber(type.roomType) : type.roomType}
                hint={detailsOf(type)}
                value={counts[type.roomType] ?? 0}
                disabled={readOnly}
                options={Array.from({ length: mostByCount(draft, type) + 1 }, (_, count) => ({
                  value: count,
                  label: String(count),
                }))}
                onChange={({ target }) =>
                  onChoose({ counts: { ...counts, [type.roomType]: Number(target.value) } })
                }
              />
            ))}
          </Counts>
        )}
        {/* Rooms of a guest who is here don't change. */}
        {free !== null && !draft.isNow && (
          <Field
            name="roomWish"
            label={words.roomWish}
            hint={words.roomWishHint}
            value={roomWish}
            autoComplete="off"
            required={false}
            readOnly={readOnly}
            onChange={({ target }) => onChoose({ roomWish: target.value })}
          />
        )}
      </Stack>
    </Panel>
  );
}
