import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { actsOfReservation } from '../../../machines/desk/acts/registry';
import { isBillAct } from '../../../machines/desk/acts/bill';
import { stepRequest } from '../../../machines/desk/acts/stay';
import type { DeskAct } from '../../../machines/contract/wire';
import { placesLabel } from '../../../machines/shared/occupancy';
import { buttons } from '../../../messages/desk/acts';
import { backToToday } from '../../../messages/desk/pages/frame';
import * as words from '../../../messages/desk/pages/reservation';
import { waitsForBill } from '../../../messages/desk/pages/rooms';
import { isDirty, isOccupied } from '../../../messages/desk/pages/today';
import { nights as nightsInWords } from '../../../messages/shared/counts';
import { BreakableText } from '../../components/BreakableText';
import { Cluster } from '../../components/Cluster';
import { GuestName } from '../../components/GuestName';
import { RichMessage } from '../../components/RichMessage';
import { Stack } from '../../components/Stack';
import { StatusBadge } from '../../components/StatusBadge';
import { theme } from '../../theme/theme';
import { ActButton } from '../ActButton';
import { DeskDay, DeskMoment } from '../DeskTime';
import { Aside, Columns, Facts, Lines, Panel, Tag } from '../look';
import { OpenScreen } from '../OpenScreen';
import { useSheet } from '../useSheet';
import { actDialogOf } from './ActDialog';
import { Folio } from './Folio';
import { Emails, Notes, Timeline } from './History';
import { PrintedSheet, SheetChoices, type SheetName } from './Prints';
import type { PartProps } from './partProps';

/** A reservation: rooms and acts first, then the money, and what happened. */
export default function DeskReservationPage({ id }: { id: string }) {
  const [sheet, print] = useSheet<SheetName>('page');
  return (
    <OpenScreen
      of="reservation"
      about={id}
      title={(reservation) => reservation?.name ?? ''}
      words={words}
      nothing={(isKnown) => (
        <>
          {isKnown && <h1>{words.notFound}</h1>}
          <Link to="/">{backToToday}</Link>
        </>
      )}
      sheet={(reservation, asOf) => (
        <PrintedSheet sheet={sheet} reservation={reservation} asOf={asOf} />
      )}
      heading={({ name }) => <GuestName name={name} />}
      beside={(reservation) => <SheetChoices reservation={reservation} onPrint={print} />}
      dialog={actDialogOf}
    >
      {(reservation, { usable, acting, onAct, onAsk }) => {
        const part: PartProps = {
          reservation,
          usable,
          acting: acting?.of === 'reservation' ? acting.body : null,
          onAct: (body) => onAct({ of: 'reservation', id, body }),
          onAsk: (asked) => onAsk({ of: 'reservation', id, ...asked }),
        };
        return (
          <Columns $first="main">
            <Stack>
              <Guest reservation={reservation} />
              <Notes key={reservation.notes.length} {...part} />
            </Stack>
            <Stack>
              <Rooms {...part} />
              <Folio {...part} />
              <AskedActs {...part} />
              <Wishes reservation={reservation} />
              <Timeline reservation={reservation} />
              <Emails {...part} />
            </Stack>
          </Columns>
        );
      }}
    </OpenScreen>
  );
}

function Guest({ reservation }: Pick<PartProps, 'reservation'>) {
  const { checkIn, checkOut, staysUntil, nights, adults, children } = reservation;
  const { phone, email, holdExpiresAt } = reservation;
  const dates = words.dates(
    <DeskDay date={checkIn} />,
    <DeskDay date={checkOut} />,
    nightsInWords(nights),
  );
  const facts: Readonly<Record<string, ReactNode>> = {
    [words.status]: <StatusBadge status={reservation.paymentStatus} />,
    [words.heldUntil]: holdExpiresAt !== null && <DeskMoment at={holdExpiresAt} />,
    [words.stay]: <RichMessage parts={dates} />,
    [words.staysUntil]: staysUntil !== undefined && <DeskDay date={staysUntil} />,
    [words.party]: placesLabel({ adults, children }),
    [words.phone]: <a href={`tel:${phone}`}>{phone}</a>,
    [words.email]:
      email === null ? (
        words.noEmail
      ) : (
        <a href={`mailto:${email}`}>
          <BreakableText text={email} />
        </a>
      ),
    [words.request]: reservation.specialRequest,
    [words.roomWish]: reservation.roomWish ?? false,
    [words.number]: <Aside>{reservation.id}</Aside>,
  };
  return (
    <Panel>
      <h2>{words.guest}</h2>
      <Facts>
        {Object.entries(facts).map(
          ([term, fact]) =>
            fact !== false && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{fact}</dd>
              </div>
            ),
        )}
      </Facts>
    </Panel>
  );
}

/** The wishes about it, each leading to where it is decided. */
function Wishes({ reservation: { wishes = [] } }: Pick<PartProps, 'reservation'>) {
  if (wishes.length === 0) return null;
  return (
    <Panel>
      <h2>{words.wishes}</h2>
      <Lines>
        {wishes.map(({ id, text }) => (
          <li key={id}>
            <Link to={`/wishes/${id}`}>{text}</Link>
          </li>
        ))}
      </Lines>
    </Panel>
  );
}

/** The acts with the whole reservation that a dialog asks for. */
function AskedActs({ reservation: { acts }, usable, onAsk }: PartProps) {
  const asked = acts.filter(
    ({ act, room }) => room === null && 'form' in actsOfReservation[act] && !isBillAct(act),
  );
  return (
    <Panel data-doing>
      <h2>{words.changes}</h2>
      <Cluster $gap="xs">
        {asked.map((offered) => (
          <ActButton
            key={offered.act}
            offered={offered}
            usable={usable}
            onChoose={() => onAsk({ act: offered.act, room: null })}
          />
        ))}
        <Reasons acts={asked} />
      </Cluster>
    </Panel>
  );
}

/** Each with its acts at the end of the line. */
const RoomLines = styled(Lines)`
  > li {
    align-items: flex-start;
    justify-content: space-between;
  }

  strong {
    font-size: ${theme.text.large};
  }
`;

/** The rooms with their acts. The first that can be done has the focus, so that Enter does it. */
function Rooms({ reservation: { stays, acts }, acting, usable, onAct, onAsk }: PartProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('[data-act]:not([aria-disabled])')?.focus();
  }, []);
  return (
    <Panel ref={panel}>
      <h2>{words.rooms}</h2>
      {stays.length === 0 && <p>{words.noRooms}</p>}
      <RoomLines>
        {stays.map(({ room, roomType, state, isClean, isReady, foundEmpty, lastStep }) => (
          <li key={room}>
            <Cluster as="p" $align="baseline">
              <strong>{room}</strong>
              <span>{roomType}</span>
              <Tag $tone={state === 'inHouse' ? 'good' : 'plain'}>{words.states[state]}</Tag>
              {foundEmpty && <Tag $tone="waiting">{waitsForBill}</Tag>}
              {!isReady && state === 'expected' && (
                <Tag $tone="waiting">{isClean ? isOccupied : isDirty}</Tag>
              )}
              {lastStep !== null && (
                <Aside>
                  <DeskMoment at={lastStep.at} />
                  <span>{` ${words.by(lastStep.by)}`}</span>
                </Aside>
              )}
            </Cluster>
            <Cluster $gap="xs">
              {acts
                .filter((offered) => offered.room === room)
                .map((offered) => {
                  const request = stepRequest(offered, state);
                  const isActing =
                    acting?.act === offered.act && 'room' in acting && acting.room === room;
                  return (
                    <ActButton
                      key={offered.act}
                      offered={offered}
                      usable={
                        usable && (request !== null || 'form' in actsOfReservation[offered.act])
                      }
                      busy={isActing}
                      onChoose={() => {
                        if (request) onAct(request);
                        else onAsk({ act: offered.act, room });
                      }}
                    />
                  );
                })}
            </Cluster>
            <Reasons acts={acts.filter((offered) => offered.room === room)} />
          </li>
        ))}
      </RoomLines>
    </Panel>
  );
}

const ReasonList = styled.ul`
  flex: 1 0 100%;
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.small};
  line-height: ${theme.leading.snug};
`;

/** Why the others can't be done now: one line for each reason. */
function Reasons({ acts }: { acts: readonly DeskAct[] }) {
  const reasons = new Set(acts.flatMap(({ why }) => why ?? []));
  if (reasons.size === 0) return null;
  return (
    <ReasonList data-doing>
      {Array.from(reasons, (why) => (
        <li key={why}>
          {words.whyNot(
            acts.filter((one) => one.why === why).map(({ act }) => buttons[act]),
            why,
          )}
        </li>
      ))}
    </ReasonList>
  );
}
