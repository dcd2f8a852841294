import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { DeskMovement, DeskTaking } from '../../../machines/contract/wire';
import { koboFromNaira } from '../../../machines/shared/money';
import * as words from '../../../messages/desk/pages/money';
import { Price } from '../../components/Price';
import { onPaper, wider } from '../../theme/media';
import { DataTable } from '../DataTable';
import { DeskMoment } from '../DeskTime';
import { Aside, Figures, Panel } from '../look';

/** Below what it belongs to. */
const Below = styled(Aside)`
  display: block;
  overflow-wrap: anywhere;
`;

/** The same where there is no room beside it. */
const BelowOnPhone = styled(Below)`
  ${wider.tablet} {
    display: none;
  }

  ${onPaper} {
    display: none;
  }
`;

const DayFigures = styled(Figures)`
  grid-template-columns: 1fr;

  ${wider.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

/** A sum of takings, in kobo. */
const sumOf = (takings: readonly DeskTaking[], what: 'taken' | 'returned') =>
  takings.reduce((kobo, one) => kobo + koboFromNaira(one[what]), 0);

/** The day in three sums. */
export function Sums({ takings }: { takings: readonly DeskTaking[] }) {
  const [taken, returned] = [sumOf(takings, 'taken'), sumOf(takings, 'returned')];
  const sums = { [words.taken]: taken, [words.returned]: returned, [words.left]: taken - returned };
  return (
    <DayFigures>
      {Object.entries(sums).map(([name, kobo]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Price kobo={kobo} />
          </dd>
        </div>
      ))}
    </DayFigures>
  );
}

/** Takings by person and means. */
export function Takings({ takings, heading }: { takings: readonly DeskTaking[]; heading: string }) {
  return (
    <Panel>
      <h2>{heading}</h2>
      <DataTable
        label={heading}
        columns={[
          { name: words.who },
          { name: words.payments, wide: true, end: true },
          { name: words.taken, end: true },
          { name: words.returned, wide: true, end: true },
        ]}
        rows={takings.map(({ by, how, payments, taken, returned }) => [
          <>
            <span>{by ?? words.online}</span>
            <Below>{how}</Below>
          </>,
          payments,
          <>
            <Price kobo={koboFromNaira(taken)} />
            {returned > 0 && (
              <BelowOnPhone>
                <Price kobo={-koboFromNaira(returned)} />
              </BelowOnPhone>
            )}
          </>,
          returned > 0 && <Price kobo={koboFromNaira(returned)} />,
        ])}
        empty={words.nothingTaken}
      />
    </Panel>
  );
}

/** Every payment and refund, with who, when, by which means and under which reference. */
export function Movements({ movements }: { movements: readonly DeskMovement[] }) {
  return (
    <Panel>
      <h2>{words.payments}</h2>
      <DataTable
        label={words.payments}
        columns={[
          { name: words.when, wide: true },
          { name: words.guest },
          { name: words.how, wide: true },
          { name: words.amount, end: true },
        ]}
        named={1}
        rows={movements.map(({ at, by, kind, how, amount, reference, receipt, ...of }) => [
          <DeskMoment key="at" at={at} />,
          <>
            {of.reservationId === null ? (
              <span>{of.name}</span>
            ) : (
              <Link to={`/reservations/${of.reservationId}`}>{of.name}</Link>
            )}
            <BelowOnPhone>
              <DeskMoment at={at} />
            </BelowOnPhone>
            <BelowOnPhone>{how}</BelowOnPhone>
            <BelowOnPhone>
              {words.movement(kind, by ?? words.online, reference, receipt)}
            </BelowOnPhone>
          </>,
          <>
            <span>{how}</span>
            <Below>{words.movement(kind, by ?? words.online, reference, receipt)}</Below>
          </>,
          <Price key="amount" kobo={koboFromNaira(kind === 'refund' ? -amount : amount)} />,
        ])}
      />
    </Panel>
  );
}
