import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { hotel } from '../../../hotel/hotel';
import type { DeskFolio } from '../../../machines/contract/wire';
import type { BillAct } from '../../../machines/desk/acts/bill';
import { dayInWords } from '../../../machines/desk/inWords';
import { formatNaira, koboFromNaira } from '../../../machines/shared/money';
import { nationalPhone } from '../../../machines/shared/typedText';
import * as words from '../../../messages/desk/pages/reservation';
import { AnchorButton } from '../../components/AnchorButton';
import { Price } from '../../components/Price';
import { fingers } from '../../theme/media';
import { theme } from '../../theme/theme';
import { ActButton, SmallButton } from '../ActButton';
import { CopyButton } from '../CopyButton';
import { DataTable } from '../DataTable';
import { DeskMoment } from '../DeskTime';
import { Aside, Panel, Tag } from '../look';
import type { PartProps } from './partProps';

const Sums = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  padding: ${theme.space.s} ${theme.space.xs} 0;
  gap: ${theme.space.xs} ${theme.space.l};

  div {
    display: flex;
    align-items: baseline;
    gap: ${theme.space.xs};
  }

  dt {
    color: ${theme.color.inkSoft};
    font-size: ${theme.text.small};
  }

  div:last-child dd {
    font-size: ${theme.text.large};
    font-weight: ${theme.weight.bold};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  padding: ${theme.space.s} ${theme.space.xs} 0;
  gap: ${theme.space.xs};

  > p {
    flex: 1 1 ${theme.column.wide};
    line-height: ${theme.leading.snug};
    overflow-wrap: anywhere;
  }

  ${fingers} {
    > a {
      min-height: ${theme.size.target};
    }
  }
`;

/** How the price, the charges and the payments came about. */
export function FolioLines({ folio }: { folio: DeskFolio }) {
  return (
    <DataTable
      label={words.bill}
      columns={[
        { name: words.when, wide: true },
        { name: words.what },
        { name: words.amount, end: true },
      ]}
      named={1}
      rows={folio.lines.map(({ at, kind, text, amount }) => [
        <DeskMoment key="at" at={at} />,
        <>
          <span>{words.lineKinds[kind]}</span>
          <Aside>{` ${text}`}</Aside>
        </>,
        <Price key="amount" kobo={koboFromNaira(amount)} />,
      ])}
    />
  );
}

const ways = ['cash', 'pos'] as const;

/** The money of a reservation, and what can be done about it. */
export function Folio({ reservation, usable, acting, onAct, onAsk }: PartProps) {
  const { acts, phone, folio } = reservation;
  const { balance, priceDue, paidUntil, awaited, paymentLink } = folio;
  const sums: readonly [string, number, true?][] = [
    [words.extras, folio.charges],
    [words.paid, folio.paid, true],
    [words.returned, folio.returned],
    [words.toPay, balance, true],
  ];
  const offer = (name: BillAct) => acts.find(({ act }) => act === name);
  const button = (name: BillAct) => {
    const offered = offer(name);
    return (
      offered && (
        <ActButton
          offered={offered}
          usable={usable}
          busy={acting?.act === name}
          onChoose={() => {
            if (name === 'sendPaymentLink') onAct({ act: name });
            else onAsk({ act: name, room: null });
          }}
        />
      )
    );
  };
  const taking = offer('takePayment');
  const hasReversible = folio.lines.some(({ charge }) => charge !== null);
  return (
    <Panel>
      <h2>{words.bill}</h2>
      <FolioLines folio={folio} />
      <Sums>
        {sums
          .filter(([, naira, showsZero]) => naira > 0 || showsZero)
          .map(([term, naira]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <Price kobo={koboFromNaira(naira)} />
              </dd>
            </div>
          ))}
      </Sums>
      {paidUntil !== null && (
        <Aside>{words.paidUntil(dayInWords(paidUntil), hotel.checkOutUntil)}</Aside>
      )}
      {awaited !== null && (
        <Ways>
          <p>
            <Tag $tone="waiting">{words.awaited}</Tag>
            <span>{` ${[formatNaira(koboFromNaira(awaited.amount)), awaited.sender, awaited.proof].filter(Boolean).join(', ')} `}</span>
            <Aside>
              <span>{`${words.by(awaited.by)}, `}</span>
              <DeskMoment at={awaited.at} />
            </Aside>
          </p>
          {button('confirmTransfer')}
          {button('dropTransfer')}
        </Ways>
      )}
      {(folio.received ?? []).map(({ id, amount, left, sender, proof, by, at }) => (
        <Ways key={id}>
          <p>
            <Tag $tone={left > 0 ? 'waiting' : 'plain'}>{words.received}</Tag>
            <span>{` ${formatNaira(koboFromNaira(amount))}, ${sender}, ${proof} `}</span>
            <Aside>
              <span>{`${words.by(by)}, `}</span>
              <DeskMoment at={at} />
            </Aside>
          </p>
          {left > 0 && (
            <Link to="/money">{words.receivedLeft(formatNaira(koboFromNaira(left)))}</Link>
          )}
        </Ways>
      ))}
      {balance > 0 && taking?.why != null && <Aside>{taking.why}</Aside>}
      {taking?.isAllowed === true && (
        <Ways>
          {ways.map((method) => (
            <SmallButton
              key={method}
              usable={usable}
              busy={acting?.act === 'takePayment' && acting.method === method}
              onClick={() => onAsk({ act: 'takePayment', room: null, method })}
            >
              {words.paidHere[method]}
            </SmallButton>
          ))}
          {awaited === null && button('expectTransfer')}
        </Ways>
      )}
      {folio.lines.some(({ payment }) => payment !== undefined) && (
        <Ways>
          {folio.lines.some(({ unapproved }) => unapproved !== undefined) &&
            button('approveCorrection')}
          {button('correctPayment')}
        </Ways>
      )}
      {offer('writeOff') && <Ways>{button('writeOff')}</Ways>}
      {paymentLink !== null && (
        <PaymentLink link={paymentLink} phone={phone}>
          {button('sendPaymentLink')}
        </PaymentLink>
      )}
      {(priceDue === 0 || offer('addExtra')?.isAllowed === true) && (
        <Ways>
          {hasReversible && button('voidExtra')}
          {button('addExtra')}
        </Ways>
      )}
    </Panel>
  );
}

interface PaymentLinkProps {
  link: string;
  phone: string;
  /** The button that emails it. */
  children: ReactNode;
}

/** The link with which the guest pays at home, after logging in: nobody else can open it. */
function PaymentLink({ link, phone, children }: PaymentLinkProps) {
  const number = nationalPhone(phone).replace(/^0/, '234').replace(/\D/g, '');
  const text = encodeURIComponent(words.payHere(hotel.name, link));
  return (
    <Ways>
      <p>
        <span>{`${words.paymentLink} `}</span>
        <Aside>{link}</Aside>
      </p>
      <CopyButton text={link} />
      <AnchorButton
        size="small"
        variant="secondary"
        href={`https://wa.me/${number}?text=${text}`}
        target="_blank"
        rel="noreferrer"
      >
        {words.whatsApp}
      </AnchorButton>
      {children}
    </Ways>
  );
}
