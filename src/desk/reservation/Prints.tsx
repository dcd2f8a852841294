import styled from 'styled-components';
import { hotel } from '../../../hotel/hotel';
import type { DeskReservation } from '../../../machines/contract/wire';
import { formatNaira, koboFromNaira } from '../../../machines/shared/money';
import { placesLabel } from '../../../machines/shared/occupancy';
import * as receiptWords from '../../../messages/payment/documents/receipt';
import * as words from '../../../messages/desk/pages/prints';
import * as pageWords from '../../../messages/desk/pages/reservation';
import { nights as nightsInWords } from '../../../messages/shared/counts';
import { Cluster } from '../../components/Cluster';
import { RichMessage } from '../../components/RichMessage';
import { StaySummary, type SummaryRow } from '../../components/StaySummary';
import { Letterhead } from '../../layout/Letterhead';
import { theme } from '../../theme/theme';
import { SmallButton } from '../ActButton';
import { DeskDay, DeskMoment } from '../DeskTime';
import { Paper } from '../look';
import { FolioLines } from './Folio';

type PaperName = keyof typeof words.sheets;
/** A sheet by its name, or the receipt of a part or of extras by its number. */
export type SheetName = PaperName | `${number}`;
const sheets: readonly PaperName[] = ['bill', 'receipt', 'card', 'page'];
const isNumber = (sheet: string): sheet is `${number}` => /^\d+$/.test(sheet);

const Sheet = styled(Paper)`
  h1,
  h2 {
    margin-block: ${theme.space.m} ${theme.space.xs};
  }

  table {
    margin-top: ${theme.space.m};
  }
`;

const Lines = styled.dl`
  > div {
    padding-top: ${theme.space.l};
    border-bottom: ${theme.border.line} solid;
  }
`;

interface PrintsProps {
  reservation: DeskReservation;
  /** The time of its facts, in UTC. */
  asOf: string;
}

/** The sheets that can be printed: the bill, the receipt, the card that guests fill in, and the page. */
export function SheetChoices({
  reservation,
  onPrint,
}: Pick<PrintsProps, 'reservation'> & { onPrint: (sheet: SheetName) => void }) {
  const offered = sheets.filter((one) => one !== 'receipt' || reservation.folio.receipt !== null);
  return (
    <Cluster role="group" aria-label={words.print} $gap="xs">
      <span>{words.print}</span>
      {offered.map((one) => (
        <SmallButton key={one} onClick={() => onPrint(one)}>
          {words.sheets[one]}
        </SmallButton>
      ))}
      {(reservation.folio.receipts ?? []).map(({ number }) => (
        <SmallButton key={number} onClick={() => isNumber(number) && onPrint(number)}>
          {receiptWords.title(number)}
        </SmallButton>
      ))}
    </Cluster>
  );
}

/** The paper, which stands first on the page. */
export function PrintedSheet({ sheet, ...shown }: PrintsProps & { sheet: SheetName }) {
  if (sheet === 'page') return null;
  const { receipt, receipts = [] } = shown.reservation.folio;
  const own = sheet === 'receipt' ? receipt : receipts.find(({ number }) => number === sheet);
  return (
    <Sheet aria-label={isNumber(sheet) ? receiptWords.title(sheet) : words.sheets[sheet]}>
      <Letterhead />
      {own && <Receipt {...own} />}
      {sheet === 'bill' && <Bill {...shown} />}
      {sheet === 'card' && <Card {...shown} />}
    </Sheet>
  );
}

/** The guest and the stay that a sheet is about. */
function stayRows(reservation: DeskReservation): SummaryRow[] {
  const { name, checkIn, checkOut, staysUntil, nights, stays, adults, children, id } = reservation;
  return [
    { term: pageWords.guest, detail: name },
    {
      term: pageWords.stay,
      detail: (
        <RichMessage
          parts={pageWords.dates(
            <DeskDay date={checkIn} long />,
            <DeskDay date={checkOut} long />,
            nightsInWords(nights),
          )}
        />
      ),
    },
    ...(staysUntil === undefined
      ? []
      : [{ term: pageWords.staysUntil, detail: <DeskDay date={staysUntil} long /> }]),
    { term: pageWords.rooms, detail: stays.map(({ room }) => room).join(', ') },
    { term: pageWords.party, detail: placesLabel({ adults, children }) },
    { term: pageWords.number, detail: id },
  ];
}

function Bill({ reservation, asOf }: PrintsProps) {
  const { folio } = reservation;
  const sums: readonly [string, number][] = [
    [pageWords.lineKinds.price, folio.price],
    [pageWords.extras, folio.charges],
    [pageWords.paid, folio.paid],
    [pageWords.returned, folio.returned],
  ];
  return (
    <>
      <h1>{words.sheets.bill}</h1>
      <StaySummary rows={stayRows(reservation)} />
      <FolioLines folio={folio} />
      <StaySummary
        rows={[
          ...sums.map(([term, naira]) => ({ term, detail: formatNaira(koboFromNaira(naira)) })),
          {
            term: pageWords.toPay,
            detail: formatNaira(koboFromNaira(folio.balance)),
            total: true,
          },
        ]}
      />
      <p>
        <DeskMoment at={asOf} />
      </p>
      <p>{receiptWords.chargesContained}</p>
      <p>{receiptWords.taxNumber(hotel.taxNumber)}</p>
    </>
  );
}

const rowsOf = (lines: ReceiptTexts['stay'], isSum: boolean): SummaryRow[] =>
  lines.map(({ term, value, note }, place) => ({
    term,
    detail: value,
    note: note ?? undefined,
    total: isSum && place === lines.length - 1,
  }));

type ReceiptTexts = NonNullable<DeskReservation['folio']['receipt']>;

function Receipt({ number, issued, stay, price, note }: ReceiptTexts) {
  return (
    <>
      <h1>{receiptWords.title(number)}</h1>
      <p>{issued}</p>
      <p>{receiptWords.taxNumber(hotel.taxNumber)}</p>
      <h2>{receiptWords.yourStay}</h2>
      <StaySummary rows={rowsOf(stay, false)} />
      <h2>{receiptWords.whatYouPaid}</h2>
      <StaySummary rows={rowsOf(price, true)} />
      {note !== null && <p>{note}</p>}
      <p>{receiptWords.chargesContained}</p>
    </>
  );
}

function Card({ reservation }: Pick<PrintsProps, 'reservation'>) {
  const { phone, email } = reservation;
  const known = email === null ? [] : [{ term: pageWords.email, detail: email }];
  // The guest can add an address by hand.
  const byHand = email === null ? [pageWords.email, ...words.byHand] : words.byHand;
  return (
    <>
      <h1>{words.sheets.card}</h1>
      <StaySummary
        rows={[...stayRows(reservation), { term: pageWords.phone, detail: phone }, ...known]}
      />
      <Lines>
        {byHand.map((term) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd />
          </div>
        ))}
      </Lines>
    </>
  );
}
