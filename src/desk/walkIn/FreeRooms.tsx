import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components';
import styled from 'styled-components';
import type { DeskFree } from '../../../machines/contract/wire';
import { formatNaira, koboFromNaira } from '../../../machines/shared/money';
import { placesLabel } from '../../../machines/shared/occupancy';
import { roomsOf } from '../../../messages/desk/pages/today';
import * as words from '../../../messages/desk/pages/walkIn';
import { LoadingMessage } from '../../components/LoadingMessage';
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

const Wrong = styled.p`
  color: ${theme.color.danger};
  font-weight: ${theme.weight.medium};
`;

interface FreeRoomsProps {
  /** Null while it is asked for. */
  free: DeskFree | null;
  chosen: readonly string[];
  error: string | undefined;
  readOnly: boolean;
  onChoose: (rooms: readonly string[]) => void;
}

/** Available rooms by type and price; rooms are chosen by number. Arrow keys move, and Space chooses. */
export function FreeRooms({ free, chosen, error, readOnly, onChoose }: FreeRoomsProps) {
  const types = free?.types.filter(({ rooms }) => rooms.length > 0) ?? [];
  const line = types.map(({ roomType, rooms }) => roomsOf(roomType, rooms.length)).join(', ');
  return (
    <Panel>
      <h2>{words.rooms}</h2>
      {error !== undefined && <Wrong data-error>{error}</Wrong>}
      {free === null && <LoadingMessage label={words.looking} />}
      {free !== null && <Aside>{line === '' ? words.noneFree : words.freeRooms(line)}</Aside>}
      {types.length > 0 && (
        <Types
          aria-label={words.rooms}
          layout="grid"
          selectionMode="multiple"
          selectedKeys={chosen}
          disabledKeys={readOnly ? types.flatMap(({ rooms }) => rooms.map(({ room }) => room)) : []}
          onSelectionChange={(keys) => {
            if (keys !== 'all') onChoose([...keys].map(String));
          }}
        >
          {types.map(({ roomType, roomPrice, sleeps: { adults, children }, rooms }) => (
            <ListBoxSection key={roomType} id={roomType}>
              <Header>
                <strong>{roomType}</strong>
                <Aside>
                  {`${words.aNight(formatNaira(koboFromNaira(roomPrice)))} · ${placesLabel({ adults, children })}`}
                </Aside>
              </Header>
              {rooms.map(({ room, isReady }) => (
                <Room key={room} id={room} textValue={room}>
                  <span>{room}</span>
                  {!isReady && <small>{words.notReady}</small>}
                </Room>
              ))}
            </ListBoxSection>
          ))}
        </Types>
      )}
    </Panel>
  );
}
