import { Link } from 'react-router-dom';
import type { DeskDifference, DeskMay, DeskMoney } from '../../../machines/contract/wire';
import { isOffered } from '../../../machines/desk/acts/offers';
import { formOf } from '../../../machines/desk/acts/registry';
import { submitOf } from '../../../machines/desk/deskActContext';
import { formatNaira, koboFromNaira } from '../../../machines/shared/money';
import { dayInWords } from '../../../machines/desk/inWords';
import { addDays } from '../../../machines/shared/stay';
import { buttons } from '../../../messages/desk/acts';
import { decisions, theyAgree, withoutAnswer } from '../../../messages/desk/money';
import { about } from '../../../messages/desk/pages/asked';
import { money as title } from '../../../messages/desk/pages/frame';
import * as words from '../../../messages/desk/pages/money';
import { Cluster } from '../../components/Cluster';
import { Price } from '../../components/Price';
import { Stack } from '../../components/Stack';
import { SmallButton } from '../ActButton';
import type { DialogText } from '../DeskDialog';
import { DeskDay, momentOf } from '../DeskTime';
import { Aside, Columns, HeadLinks, Lines, Panel } from '../look';
import { OpenScreen, type AskedAct, type Doing } from '../OpenScreen';
import { Cases } from './Cases';
import { Movements, Sums, Takings } from './Takings';

/** The money of a day: who took what, whether the books agree, what needs a decision, and the close of the day. */
export default function DeskMoneyPage({ date }: { date: string | null }) {
  return (
    <OpenScreen
      of="money"
      about={date}
      title={() => title}
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
            {money.payments !== undefined && money.payments.length > 0 && (
              <Movements movements={money.payments} />
            )}
            {money.closing !== null && money.closing.later.length > 0 && (
              <Takings takings={money.closing.later} heading={words.later} />
            )}
            {money.transfers.length > 0 && <Transfers {...doing} money={money} />}
            {money.receive && <Received {...doing} money={money} receive={money.receive} />}
            <Cases {...doing} cases={money.cases} />
          </Stack>
        </Columns>
      )}
    </OpenScreen>
  );
}

type PartProps = Doing & { money: DeskMoney };

/** The title of a dialog, and what its act will do. */
function dialogWords(question: AskedAct<'money'>['question']) {
  if (question.of === 'reservation')
    return { title: buttons.confirmTransfer, what: words.transferSeen };
  switch (question.act) {
    case 'closeDay':
    case 'reopenDay': {
      const what = question.act === 'closeDay' ? words.closingWhat : words.reopeningWhat;
      return { title: about(buttons[question.act], dayInWords(question.date)), what };
    }
    case 'payOut':
      return { title: buttons.payOut, what: words.payingOutWhat };
    case 'handOver':
      return { title: buttons.handOver, what: words.handingOverWhat };
    case 'receiveMoney':
    case 'applyReceived':
    case 'refundReceived':
      return { title: buttons[question.act], what: words.receivedWhat[question.act] };
    case 'decideCase':
      return { title: decisions[question.decision], what: words.decisionWhat[question.decision] };
    default:
      return { title: decisions.adoptRefunds, what: words.decisionWhat.adoptRefunds };
  }
}

/** Says what closing the day or a decision will do, and asks for what it needs. */
function dialogOf(money: DeskMoney, asked: AskedAct<'money'>): DialogText {
  const { question, typed, told } = asked;
  const { title, what } = dialogWords(question);
  return {
    title,
    submit:
      'accountNumber' in typed && told === null ? words.compareNames : (submitOf(asked) ?? title),
    why: isOffered({ money }, question) ? null : words.gone,
    choices: formOf(question)?.choices?.({ money }) ?? {},
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

type DifferencesProps = Pick<PartProps, 'usable' | 'acting' | 'onAsk'> & {
  date: string;
  differences: readonly DeskDifference[];
};

/** Money that is not accounted for, with its reservations and what can be recorded of it. */
function Differences({ date, differences, usable, acting, onAsk }: DifferencesProps) {
  const recorded =
    acting?.of === 'money' && acting.body.act === 'recordRefunds' ? acting.body.reference : null;
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
              usable={usable && (record.isAllowed || record.needsManager === true)}
              busy={recorded === reference}
              onClick={() => onAsk({ of: 'money', act: 'recordRefunds', date, reference })}
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
function Books({ money: { date, differences, compared }, usable, acting, ...doing }: PartProps) {
  const { onAct, onAsk } = doing;
  const about = { date, usable, acting, onAsk };
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
            busy={acting?.of === 'money' && acting.body.act === 'compareBooks'}
            busyLabel={words.comparing}
            onClick={() => onAct({ of: 'money', body: { act: 'compareBooks', date } })}
          >
            {buttons.compareBooks}
          </SmallButton>
        </div>
      </Stack>
    </Panel>
  );
}

/** Whether the day is closed, by whom and with what. */
function Closing({ money, usable, onAsk }: PartProps) {
  const { date, today, closing, close, reopen, entries } = money;
  return (
    <Panel>
      <h2>{words.closing}</h2>
      {closing === null ? (
        <Stack $gap="xs">
          <p>{close.why ?? words.open}</p>
          <div>
            <SmallButton
              variant="primary"
              usable={usable && close.isAllowed}
              onClick={() => onAsk({ of: 'money', act: 'closeDay', date })}
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
          <div>
            <SmallButton
              usable={usable && reopen.isAllowed}
              onClick={() => onAsk({ of: 'money', act: 'reopenDay', date })}
            >
              {buttons.reopenDay}
            </SmallButton>
          </div>
        </Stack>
      )}
      <Lines>
        {entries.map(({ at, text }) => (
          <li key={at + text}>
            <span>{text}</span>
            <Aside>{momentOf(at)}</Aside>
          </li>
        ))}
      </Lines>
      {date === today && (
        <Cluster $gap="xs">
          {(['payOut', 'handOver'] as const).map((act) => (
            <SmallButton key={act} usable={usable} onClick={() => onAsk({ of: 'money', act })}>
              {buttons[act]}
            </SmallButton>
          ))}
        </Cluster>
      )}
    </Panel>
  );
}

/** Transfers that guests say are on their way, until a manager has seen them in the account. */
function Transfers({ money: { transfers }, usable, acting, onAsk }: PartProps) {
  const confirmed = acting?.of === 'reservation' ? acting.id : null;
  return (
    <Panel>
      <h2>{words.transfers}</h2>
      <Lines>
        {transfers.map(({ reservationId, name, amount, sender, proof, by, at, confirm }) => (
          <li key={reservationId}>
            <Price kobo={koboFromNaira(amount)} />
            <Link to={`/reservations/${reservationId}`}>{name}</Link>
            <span>{[sender, proof].filter(Boolean).join(', ')}</span>
            <Aside>{words.notedBy(by, momentOf(at))}</Aside>
            <SmallButton
              variant="primary"
              usable={usable && (confirm.isAllowed || confirm.needsManager === true)}
              busy={confirmed === reservationId}
              onClick={() =>
                onAsk({ of: 'reservation', id: reservationId, act: 'confirmTransfer', room: null })
              }
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

const onReceived = ['applyReceived', 'refundReceived'] as const;

/** Transfers that fit no stay, until they pay one or go back. */
function Received({ money, receive, usable, onAsk }: PartProps & { receive: DeskMay }) {
  const { received = [] } = money;
  const canBe = ({ isAllowed, needsManager = false }: DeskMay) =>
    usable && (isAllowed || needsManager);
  return (
    <Panel>
      <h2>{words.received}</h2>
      <Lines>
        {received.map(
          ({ id, amount, left, sender, proof, reservationId, name, by, at, ...may }) => (
            <li key={id}>
              <Price kobo={koboFromNaira(left)} />
              {left < amount && <Aside>{words.leftOf(formatNaira(koboFromNaira(amount)))}</Aside>}
              <span>{`${sender}, ${proof}`}</span>
              {reservationId !== null && <Link to={`/reservations/${reservationId}`}>{name}</Link>}
              <Aside>{words.seenBy(by, momentOf(at))}</Aside>
              {onReceived.map((act) => (
                <SmallButton
                  key={act}
                  usable={canBe(act === 'applyReceived' ? may.apply : may.refund)}
                  onClick={() => onAsk({ of: 'money', act, received: id })}
                >
                  {buttons[act]}
                </SmallButton>
              ))}
            </li>
          ),
        )}
      </Lines>
      <div>
        <SmallButton
          usable={canBe(receive)}
          onClick={() => onAsk({ of: 'money', act: 'receiveMoney' })}
        >
          {buttons.receiveMoney}
        </SmallButton>
      </div>
    </Panel>
  );
}
