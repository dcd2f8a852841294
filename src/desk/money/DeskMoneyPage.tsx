import { Link } from 'react-router-dom';
import type { DeskDifference, DeskMoney } from '../../../machines/contract/wire';
import {
  canAskOfMoney,
  readMoneyQuestion,
  type MoneyAct,
  type MoneyQuestion,
} from '../../../machines/desk/deskMoneyMachine';
import { formatNaira, koboFromNaira } from '../../../machines/shared/money';
import { addDays } from '../../../machines/shared/stay';
import { acts, underWay } from '../../../messages/desk/pages/acts';
import { decisions, mailedTo, theyAgree, withoutAnswer } from '../../../messages/desk/money';
import { money as title } from '../../../messages/desk/pages/frame';
import * as words from '../../../messages/desk/pages/money';
import { Button } from '../../components/Button';
import { Price } from '../../components/Price';
import { Stack } from '../../components/Stack';
import { DeskDialog, type AskedProps } from '../DeskDialog';
import { DeskDay, momentOf } from '../DeskTime';
import { Aside, Columns, HeadLinks, Lines, Panel } from '../look';
import { OpenScreen } from '../OpenScreen';
import { useOpenScreen } from '../openScreenActors';
import { Cases } from './Cases';
import { provideDeskMoney } from './moneyActors';
import { Sums, sumOf, Takings } from './Takings';

/** The money of a day: who took what, whether the books agree, what needs a decision, and the close of the day. */
export default function DeskMoneyPage({ date }: { date: string | null }) {
  const [snapshot, send] = useOpenScreen(provideDeskMoney, date, readMoneyQuestion);
  const { acting } = snapshot.context;
  const onAsk = (question: MoneyQuestion) => send({ type: 'draft.begun', question });
  const onAct = (act: MoneyAct) => send({ type: 'act.chosen', act });
  return (
    <OpenScreen
      title={title}
      words={words}
      snapshot={snapshot}
      send={send}
      head={(money, asOf) => (
        <>
          <h1>
            <DeskDay date={money.date} long />
          </h1>
          <Days money={money} />
          {asOf}
        </>
      )}
      dialog={(money, asked) => <MoneyDialog money={money} {...asked} />}
    >
      {(money, usable) => (
        <Columns $first="main">
          <Stack>
            <Closing
              money={money}
              usable={usable}
              onClose={() => onAsk({ act: 'closeDay', date: money.date })}
            />
            <Books
              money={money}
              usable={usable}
              busy={acting?.act === 'compareBooks'}
              onCompare={() => onAct({ act: 'compareBooks', date: money.date })}
            />
          </Stack>
          <Stack>
            <Sums takings={money.takings} />
            <Takings takings={money.takings} heading={words.takings} />
            {money.closing !== null && money.closing.later.length > 0 && (
              <Takings takings={money.closing.later} heading={words.later} />
            )}
            {money.transfers.length > 0 && (
              <Transfers
                transfers={money.transfers}
                usable={usable}
                acting={acting?.act === 'confirmTransfer' ? acting.reservationId : null}
                onConfirm={(reservationId) => onAct({ act: 'confirmTransfer', reservationId })}
              />
            )}
            <Cases
              cases={money.cases}
              usable={usable}
              onDecide={(caseId, decision) => onAsk({ act: 'decideCase', caseId, decision })}
            />
          </Stack>
        </Columns>
      )}
    </OpenScreen>
  );
}

/** Says what closing the day or a decision will do, and asks for what it needs. */
function MoneyDialog({
  money,
  problem,
  ...asked
}: AskedProps<DeskMoney, MoneyQuestion> & { money: DeskMoney }) {
  const { question, typed, told } = asked.draft;
  const isClosing = question.act === 'closeDay';
  const title = isClosing ? words.closeDay : decisions[question.decision];
  const sum = (what: 'taken' | 'returned') => formatNaira(sumOf(money.takings, what));
  const gone = canAskOfMoney(money, question) ? null : words.gone;
  return (
    <DeskDialog
      title={title}
      submit={'accountNumber' in typed && told === null ? words.compareNames : title}
      problem={problem ?? gone}
      lead={
        <p>
          {told ??
            (isClosing
              ? words.closingWhat(sum('taken'), sum('returned'), money.mailTo)
              : words.decisionWhat[question.decision])}
        </p>
      }
      {...asked}
    />
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
