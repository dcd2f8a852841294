import type { ReactNode } from 'react';
import styled from 'styled-components';
import { hotel } from '../../../hotel/hotel';
import type {
  DeskAct,
  DeskActRequest,
  DeskFolio,
  DeskReservation,
} from '../../../machines/contract/wire';
import type { BillAct } from '../../../machines/desk/permissions';
import { formatNaira, koboFromNaira } from '../../../machines/shared/money';
import { nationalPhone } from '../../../machines/shared/typedText';
import { underWay } from '../../../messages/desk/pages/acts';
import * as words from '../../../messages/desk/pages/reservation';
import { AnchorButton } from '../../components/AnchorButton';
import { Button } from '../../components/Button';
import { Price } from '../../components/Price';
import { fingers } from '../../theme/media';
import { theme } from '../../theme/theme';
import { ActButton } from '../ActButton';
import { CopyButton } from '../CopyButton';
import { DeskMoment } from '../DeskTime';
import { Aside, DeskTable, Panel, Tag } from '../look';

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
    <DeskTable aria-label={words.bill}>
      <thead>
        <tr>
          <th scope="col" data-wide>
            {words.when}
          </th>
          <th scope="col">{words.what}</th>
          <th scope="col" data-end>
            {words.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {folio.lines.map(({ at, kind, text, amount }) => (
          <tr key={`${at} ${kind} ${text}`}>
            <td data-wide>
              <DeskMoment at={at} />
            </td>
            <th scope="row">
              <span>{words.lineKinds[kind]}</span>
              <Aside>{` ${text}`}</Aside>
            </th>
            <td data-end>
              <Price kobo={koboFromNaira(amount)} />
            </td>
          </tr>
        ))}
      </tbody>
    </DeskTable>
  );
}

const ways = ['cash', 'pos'] as const;

interface FolioProps {
  reservation: DeskReservation;
  usable: boolean;
  /** The act that is on its way; null if none is. */
  acting: DeskActRequest | null;
  onAct: (request: DeskActRequest) => void;
  /** Asks for an act in the dialog. */
  onAsk: (offered: DeskAct) => void;
}

/** The money of a reservation, and what can be done about it. */
export function Folio({ reservation: { acts, phone, folio }, ...rest }: FolioProps) {
  const { usable, acting, onAct, onAsk } = rest;
  const { balance, priceDue, awaited, paymentLink } = folio;
  const sums: readonly [string, number][] = [
    [words.extras, folio.charges],
    [words.paid, folio.paid],
    [words.returned, folio.returned],
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
            if (name === 'confirmTransfer' || name === 'sendPaymentLink') onAct({ act: name });
            else onAsk(offered);
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
          .filter(([term, naira]) => naira > 0 || term === words.paid)
          .map(([term, naira]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <Price kobo={koboFromNaira(naira)} />
              </dd>
            </div>
          ))}
        <div>
          <dt>{words.toPay}</dt>
          <dd>
            <Price kobo={koboFromNaira(balance)} />
          </dd>
        </div>
      </Sums>
      {awaited !== null && (
        <Ways>
          <p>
            <Tag $tone="waiting">{words.awaited}</Tag>
            <span>{` ${formatNaira(koboFromNaira(awaited.amount))}, ${awaited.proof} `}</span>
            <Aside>
              <span>{`${words.by(awaited.by)}, `}</span>
              <DeskMoment at={awaited.at} />
            </Aside>
          </p>
          {button('confirmTransfer')}
          {button('dropTransfer')}
        </Ways>
      )}
      {balance > 0 && taking?.isAllowed === false && <Aside>{taking.why}</Aside>}
      {taking?.isAllowed === true && (
        <Ways>
          {ways.map((method) => (
            <Button
              key={method}
              size="small"
              variant="secondary"
              aria-disabled={!usable}
              busy={acting?.act === 'takePayment' && acting.method === method}
              busyLabel={underWay}
              onClick={() => {
                if (usable)
                  onAct({ act: 'takePayment', method, amount: priceDue || balance, balance });
              }}
            >
              {words.paidHere[method]}
            </Button>
          ))}
          {priceDue === 0 && button('takePayment')}
          {awaited === null && button('awaitTransfer')}
        </Ways>
      )}
      {paymentLink !== null && (
        <PaymentLink link={paymentLink} phone={phone}>
          {button('sendPaymentLink')}
        </PaymentLink>
      )}
      {priceDue === 0 && (
        <Ways>
          {hasReversible && button('reverseCharge')}
          {button('addCharge')}
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
