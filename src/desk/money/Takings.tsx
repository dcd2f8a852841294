import styled from 'styled-components';
import type { DeskTaking } from '../../../machines/contract/wire';
import { koboFromNaira } from '../../../machines/shared/money';
import * as words from '../../../messages/desk/pages/money';
import { Price } from '../../components/Price';
import { printed, wider } from '../../theme/media';
import { Aside, DeskTable, Figures, Panel } from '../look';

/** What was given back, below what was taken where there is no room beside it. */
const Back = styled(Aside)`
  display: block;

  ${wider.tablet} {
    display: none;
  }

  ${printed} {
    display: none;
  }
`;

const DayFigures = styled(Figures)`
  grid-template-columns: 1fr;

  ${wider.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const How = styled(Aside)`
  display: block;
`;

/** A sum of takings, in kobo. */
export const sumOf = (takings: readonly DeskTaking[], what: 'taken' | 'returned') =>
  takings.reduce((kobo, one) => kobo + koboFromNaira(one[what]), 0);

/** The day in three sums. */
export function Sums({ takings }: { takings: readonly DeskTaking[] }) {
  const [taken, returned] = [sumOf(takings, 'taken'), sumOf(takings, 'returned')];
  return (
    <DayFigures>
      {(
        [
          [words.taken, taken],
          [words.returned, returned],
          [words.left, taken - returned],
        ] as const
      ).map(([name, kobo]) => (
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

interface TakingsProps {
  takings: readonly DeskTaking[];
  heading: string;
}

/** Who took what, and how. */
export function Takings({ takings, heading }: TakingsProps) {
  return (
    <Panel>
      <h2>{heading}</h2>
      <DeskTable aria-label={heading}>
        <thead>
          <tr>
            <th scope="col">{words.who}</th>
            <th scope="col" data-wide data-end>
              {words.payments}
            </th>
            <th scope="col" data-end>
              {words.taken}
            </th>
            <th scope="col" data-wide data-end>
              {words.returned}
            </th>
          </tr>
        </thead>
        <tbody>
          {takings.length === 0 && (
            <tr>
              <td colSpan={4}>{words.nothingTaken}</td>
            </tr>
          )}
          {takings.map(({ by, how, payments, taken, returned }) => (
            <tr key={`${by ?? ''} ${how}`}>
              <th scope="row">
                <span>{by ?? words.online}</span>
                <How>{how}</How>
              </th>
              <td data-wide data-end>
                {payments}
              </td>
              <td data-end>
                <Price kobo={koboFromNaira(taken)} />
                {returned > 0 && (
                  <Back>
                    <Price kobo={-koboFromNaira(returned)} />
                  </Back>
                )}
              </td>
              <td data-wide data-end>
                {returned > 0 && <Price kobo={koboFromNaira(returned)} />}
              </td>
            </tr>
          ))}
        </tbody>
      </DeskTable>
    </Panel>
  );
}
