import { Link } from 'react-router-dom';
import { hotel } from '../../../hotel/hotel';
import type { DeskDifference, DeskMoney } from '../../../machines/contract/wire';
import { formatNaira, koboFromNaira } from '../../../machines/shared/money';
import { addDays } from '../../../machines/shared/stay';
import { acts, underWay } from '../../../messages/desk/pages/acts';
import { mailedTo, theyAgree, withoutAnswer } from '../../../messages/desk/money';
import { frontDesk, money as title } from '../../../messages/desk/pages/frame';
import * as words from '../../../messages/desk/pages/money';
import { asOf as asOfWords, outOfReach } from '../../../messages/desk/pages/today';
import { Button } from '../../components/Button';
import { LoadingMessage } from '../../components/LoadingMessage';
import { Price } from '../../components/Price';
import { Stack } from '../../components/Stack';
import { DeskDay, momentOf, timeOfDay } from '../DeskTime';
import { useDeskScreen } from '../deskContext';
import { Aside, Columns, HeadLinks, Lines, Panel, Screen, ScreenHead } from '../look';
import { FailedScreen, OpenScreenNotices } from '../OpenScreenNotices';
import { Cases } from './Cases';
import { provideDeskMoney } from './moneyActors';
import { MoneyDialog } from './MoneyDialog';
import { Sums, Takings } from './Takings';

/** The money of a day: who took what, whether the books agree, what needs a decision, and the close of the day. */
export default function DeskMoneyPage({ date }: { date: string | null }) {
  const [snapshot, send] = useDeskScreen(provideDeskMoney, { date });
  const { answer, asOf, draft, sending, said } = snapshot.context;
  const usable = snapshot.hasTag('current');
  const later = answer?.closing?.later ?? [];
  const isOutOfReach = snapshot.hasTag('outOfReach');
  return (
    <Screen>
      <title>{`${title} | ${frontDesk} | ${hotel.name}`}</title>
      {snapshot.matches('loading') && <LoadingMessage label={words.loading} />}
      {snapshot.matches('failed') && (
        <FailedScreen why={words.failed} onRetry={() => send({ type: 'retry.requested' })} />
      )}
      {answer !== null && (
        <>
          <ScreenHead>
            <h1>
              <DeskDay date={answer.date} long />
            </h1>
            <Days money={answer} />
            <p>{asOfWords(timeOfDay(asOf ?? ''))}</p>
          </ScreenHead>
          <OpenScreenNotices
            context={draft === null ? snapshot.context : { said: null, asOf }}
            isOutOfReach={isOutOfReach}
            onAcknowledge={() => send({ type: 'said.acknowledged' })}
          />
          {draft !== null && (
            <MoneyDialog
              draft={draft}
              money={answer}
              problem={said?.text ?? (isOutOfReach ? outOfReach(timeOfDay(asOf ?? '')) : null)}
              usable={usable}
              busy={sending !== null}
              onEdit={(field, value) => send({ type: 'draft.edited', field, value })}
              onSubmit={() => send({ type: 'draft.submitted' })}
              onClose={() => send({ type: 'draft.dropped' })}
            />
          )}
          <Columns $first="main">
            <Stack>
              <Closing
                money={answer}
                usable={usable}
                onClose={() =>
                  send({
                    type: 'draft.begun',
                    question: { act: 'closeDay', date: answer.date },
                  })
                }
              />
              <Books
                money={answer}
                usable={usable}
                busy={sending?.act === 'compareBooks'}
                onCompare={() => send({ type: 'comparison.requested', date: answer.date })}
              />
            </Stack>
            <Stack>
              <Sums takings={answer.takings} />
              <Takings takings={answer.takings} heading={words.takings} />
              {later.length > 0 && <Takings takings={later} heading={words.later} />}
              {answer.transfers.length > 0 && (
                <Transfers
                  transfers={answer.transfers}
                  usable={usable}
                  acting={sending?.act === 'confirmTransfer' ? sending.reservationId : null}
                  onConfirm={(reservationId) => send({ type: 'transfer.seen', reservationId })}
                />
              )}
              <Cases
                cases={answer.cases}
                usable={usable}
                onDecide={(caseId, decision) =>
                  send({
                    type: 'draft.begun',
                    question: { act: 'decideCase', caseId, decision },
                  })
                }
              />
            </Stack>
          </Columns>
        </>
      )}
    </Screen>
  );
}

function Days({ money: { date, today } }: { money: DeskMoney }) {
  return (
    <HeadLinks aria-label={words.days}>
      <Link to={`/money/${addDays(date, -1)}`}>{words.dayBefore}</Link>
      {date < today && <Link to={`/money/${addDays(date, 1)}`}>{words.dayAfter}</Link>}
      {date !== today && <Link to="/money">{words.today}</Link>}
    </HeadLinks>
  );
}

/** Money that is not accounted for, with its reservations. */
function Differences({ differences }: { differences: readonly DeskDifference[] }) {
  return (
    <Lines>
      {differences.map(({ amount, why, reference, reservationId }) => (
        <li key={`${reference} ${why} ${amount}`}>
          <Price kobo={koboFromNaira(amount)} />
          <span>{why}</span>
          {reservationId === null ? (
            <Aside>{reference}</Aside>
          ) : (
            <Link to={`/reservations/${reservationId}`}>{words.openReservation}</Link>
          )}
        </li>
      ))}
    </Lines>
  );
}

interface BooksProps {
  money: DeskMoney;
  usable: boolean;
  busy: boolean;
  onCompare: () => void;
}

/** Whether the hotel's books agree with each other, and with what the providers say. */
function Books({ money: { differences, compared }, usable, busy, onCompare }: BooksProps) {
  return (
    <Panel>
      <h2>{words.books}</h2>
      <Stack $gap="xs">
        <p>{differences.length === 0 ? words.ownBooksAgree : words.notAccounted}</p>
        <Differences differences={differences} />
        <p>
          {compared === null
            ? words.neverCompared
            : words.compared(compared.by, momentOf(compared.at), compared.payments)}
        </p>
        {compared !== null && compared.unanswered > 0 && (
          <p>{withoutAnswer(compared.unanswered)}</p>
        )}
        {compared !== null && (
          <p>{compared.differences.length === 0 ? theyAgree : words.theySayOtherwise}</p>
        )}
        <Differences differences={compared?.differences ?? []} />
        <div>
          <Button
            size="small"
            variant="secondary"
            aria-disabled={!usable}
            busy={busy}
            busyLabel={words.comparing}
            onClick={onCompare}
          >
            {words.compare}
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}

interface ClosingProps {
  money: DeskMoney;
  usable: boolean;
  onClose: () => void;
}

/** Whether the day is closed, by whom and with what. */
function Closing({ money: { closing, close, mailTo }, usable, onClose }: ClosingProps) {
  return (
    <Panel>
      <h2>{words.closing}</h2>
      {closing === null ? (
        <Stack $gap="xs">
          <p>{close.why ?? words.open}</p>
          {mailTo === null && <p>{mailedTo(mailTo)}</p>}
          <div>
            <Button size="small" aria-disabled={!usable || !close.isAllowed} onClick={onClose}>
              {words.closeDay}
            </Button>
          </div>
        </Stack>
      ) : (
        <Stack $gap="xs">
          <p>{words.closed(closing.by, momentOf(closing.at))}</p>
          <p>
            {words.closedWith(
              formatNaira(koboFromNaira(closing.taken)),
              formatNaira(koboFromNaira(closing.returned)),
            )}
          </p>
        </Stack>
      )}
    </Panel>
  );
}

interface TransfersProps {
  transfers: DeskMoney['transfers'];
  usable: boolean;
  /** The reservation whose transfer is being confirmed. */
  acting: string | null;
  onConfirm: (reservationId: string) => void;
}

/** Transfers that guests say are on their way, until a manager has seen them in the account. */
function Transfers({ transfers, usable, acting, onConfirm }: TransfersProps) {
  return (
    <Panel>
      <h2>{words.transfers}</h2>
      <Lines>
        {transfers.map(({ reservationId, name, amount, proof, by, at, confirm }) => (
          <li key={reservationId}>
            <Price kobo={koboFromNaira(amount)} />
            <Link to={`/reservations/${reservationId}`}>{name}</Link>
            <span>{proof}</span>
            <Aside>{words.notedBy(by, momentOf(at))}</Aside>
            <Button
              size="small"
              aria-disabled={!usable || !confirm.isAllowed}
              busy={acting === reservationId}
              busyLabel={underWay}
              onClick={() => onConfirm(reservationId)}
            >
              {acts.confirmTransfer}
            </Button>
            {confirm.why !== null && <Aside>{confirm.why}</Aside>}
          </li>
        ))}
      </Lines>
    </Panel>
  );
}
