import { Link } from 'react-router-dom';
import type { DeskDifference, DeskMoney } from '../../../machines/contract/wire';
import type { Draft } from '../../../machines/desk/draft';
import {
  canAskOfMoney,
  deskMoneyMachine,
  readMoneyQuestion,
  type MoneyAct,
  type MoneyQuestion,
} from '../../../machines/desk/deskMoneyMachine';
import { formatNaira, koboFromNaira } from '../../../machines/shared/money';
import { addDays } from '../../../machines/shared/stay';
import { buttons } from '../../../messages/desk/acts';
import { decisions, mailedTo, theyAgree, withoutAnswer } from '../../../messages/desk/money';
import { money as title } from '../../../messages/desk/pages/frame';
import * as words from '../../../messages/desk/pages/money';
import { Price } from '../../components/Price';
import { Stack } from '../../components/Stack';
import { SmallButton } from '../ActButton';
import { answerOf } from '../deskAnswer';
import type { DeskContextValue } from '../deskContext';
import type { DialogText } from '../DeskDialog';
import { DeskDay, momentOf } from '../DeskTime';
import { Aside, Columns, HeadLinks, Lines, Panel } from '../look';
import { OpenScreen, type Doing } from '../OpenScreen';
import { openScreenActors, sendReservationAct, useOpenScreen } from '../openScreenActors';
import { Cases } from './Cases';
import { Sums, sumOf, Takings } from './Takings';

/** The money of a day, connected to the hotel's server. */
function provideDeskMoney(context: DeskContextValue) {
  const { client } = context;
  return deskMoneyMachine.provide({
    actors: openScreenActors(context, {
      ask: (date, header, signal) => {
        const params = { header, query: date === null ? {} : { date } };
        return client.GET('/api/v1/desk/money', { params, signal });
      },
      send: async (act, header, signal) => {
        if (act.act === 'confirmTransfer') {
          const { reservationId } = act;
          const chosen = { reservationId, request: { act: act.act } };
          return sendReservationAct(context)(chosen, header, signal);
        }
        const request = { params: { header }, body: act, signal };
        const { text } = await answerOf(client.POST('/api/v1/desk/money/acts', request));
        const isTold = act.act === 'decideCase' && 'bank' in act && act.why === undefined;
        return { tone: isTold ? 'told' : 'done', text };
      },
    }),
  });
}

/** The money of a day: who took what, whether the books agree, what needs a decision, and the close of the day. */
export default function DeskMoneyPage({ date }: { date: string | null }) {
  return (
    <OpenScreen
      screen={useOpenScreen(provideDeskMoney, date, readMoneyQuestion)}
      title={title}
      words={words}
      heading={(money) => <DeskDay date={money.date} long />}
      beside={(money) => <Days {...money} />}
      dialog={dialogOf}
    >
      {(money, doing) => (
        <Columns $first="main">
          <Stack>
            <Closing {...doing} money={money} />
            <Books {...doing} money={money} />
          </Stack>
          <Stack>
            <Sums takings={money.takings} />
            <Takings takings={money.takings} heading={words.takings} />
            {money.closing !== null && money.closing.later.length > 0 && (
              <Takings takings={money.closing.later} heading={words.later} />
            )}
            {money.transfers.length > 0 && <Transfers {...doing} money={money} />}
            <Cases {...doing} cases={money.cases} />
          </Stack>
        </Columns>
      )}
    </OpenScreen>
  );
}

type PartProps = Doing<MoneyAct, MoneyQuestion> & { money: DeskMoney };

/** Says what closing the day or a decision will do, and asks for what it needs. */
function dialogOf(
  money: DeskMoney,
  { question, typed, told }: Draft<DeskMoney, MoneyQuestion>,
): DialogText {
  const isClosing = question.act === 'closeDay';
  const title = isClosing ? buttons.closeDay : decisions[question.decision];
  const sum = (what: 'taken' | 'returned') => formatNaira(sumOf(money.takings, what));
  const what = isClosing
    ? words.closingWhat(sum('taken'), sum('returned'), money.mailTo)
    : words.decisionWhat[question.decision];
  return {
    title,
    submit: 'accountNumber' in typed && told === null ? words.compareNames : title,
    why: canAskOfMoney(money, question) ? null : words.gone,
    lead: <p>{told ?? what}</p>,
  };
}

function Days({ date, today }: DeskMoney) {
  return (
    <HeadLinks aria-label={words.days}>
      <Link to={`/money/${addDays(date, -1)}`}>{words.dayBefore}</Link>
      {date < today && <Link to={`/money/${addDays(date, 1)}`}>{words.dayAfter}</Link>}
      {date !== today && <Link to="/money">{words.today}</Link>}
    </HeadLinks>
  );
}

type DifferencesProps = Pick<PartProps, 'usable' | 'acting' | 'onAct'> & {
  date: string;
  differences: readonly DeskDifference[];
};

/** Money that is not accounted for, with its reservations and what can be recorded of it. */
function Differences({ date, differences, usable, acting, onAct }: DifferencesProps) {
  const recorded = acting?.act === 'recordRefunds' ? acting.reference : null;
  return (
    <Lines>
      {differences.map(({ amount, why, reference, reservationId, record }) => (
        <li key={`${reference} ${why} ${amount}`}>
          <Price kobo={koboFromNaira(amount)} />
          <span>{why}</span>
          {reservationId === null ? (
            <Aside>{reference}</Aside>
          ) : (
            <Link to={`/reservations/${reservationId}`}>{words.openReservation}</Link>
          )}
          {record && (
            <SmallButton
              usable={usable && record.isAllowed}
              busy={recorded === reference}
              onClick={() => onAct({ act: 'recordRefunds', date, reference })}
            >
              {decisions.adoptRefunds}
            </SmallButton>
          )}
          {record?.why != null && <Aside>{record.why}</Aside>}
        </li>
      ))}
    </Lines>
  );
}

/** Whether the hotel's books agree with each other, and with what the providers say. */
function Books({ money: { date, differences, compared }, usable, acting, onAct }: PartProps) {
  const about = { date, usable, acting, onAct };
  return (
    <Panel>
      <h2>{words.books}</h2>
      <Stack $gap="xs">
        <p>{differences.length === 0 ? words.ownBooksAgree : words.notAccounted}</p>
        <Differences {...about} differences={differences} />
        {compared === null ? (
          <p>{words.neverCompared}</p>
        ) : (
          <>
            <p>{words.compared(compared.by, momentOf(compared.at), compared.payments)}</p>
            {compared.unanswered > 0 && <p>{withoutAnswer(compared.unanswered)}</p>}
            <p>{compared.differences.length === 0 ? theyAgree : words.theySayOtherwise}</p>
            <Differences {...about} differences={compared.differences} />
          </>
        )}
        <div>
          <SmallButton
            usable={usable}
            busy={acting?.act === 'compareBooks'}
            busyLabel={words.comparing}
            onClick={() => onAct({ act: 'compareBooks', date })}
          >
            {buttons.compareBooks}
          </SmallButton>
        </div>
      </Stack>
    </Panel>
  );
}

/** Whether the day is closed, by whom and with what. */
function Closing({ money: { date, closing, close, mailTo }, usable, onAsk }: PartProps) {
  return (
    <Panel>
      <h2>{words.closing}</h2>
      {closing === null ? (
        <Stack $gap="xs">
          <p>{close.why ?? words.open}</p>
          {mailTo === null && <p>{mailedTo(mailTo)}</p>}
          <div>
            <SmallButton
              variant="primary"
              usable={usable && close.isAllowed}
              onClick={() => onAsk({ act: 'closeDay', date })}
            >
              {buttons.closeDay}
            </SmallButton>
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

/** Transfers that guests say are on their way, until a manager has seen them in the account. */
function Transfers({ money: { transfers }, usable, acting, onAct }: PartProps) {
  const confirmed = acting?.act === 'confirmTransfer' ? acting.reservationId : null;
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
            <SmallButton
              variant="primary"
              usable={usable && confirm.isAllowed}
              busy={confirmed === reservationId}
              onClick={() => onAct({ act: 'confirmTransfer', reservationId })}
            >
              {buttons.confirmTransfer}
            </SmallButton>
            {confirm.why !== null && <Aside>{confirm.why}</Aside>}
          </li>
        ))}
      </Lines>
    </Panel>
  );
}
