import { TableHeader } from 'react-aria-components';
import styled from 'styled-components';
import type { DeskFolio } from '../../../machines/contract/wire';
import { koboFromNaira } from '../../../machines/shared/money';
import * as words from '../../../messages/desk/pages/reservation';
import { Price } from '../../components/Price';
import { theme } from '../../theme/theme';
import { DeskMoment } from '../DeskTime';
import {
  Aside,
  DeskBody,
  DeskCell,
  DeskColumn,
  DeskRow,
  DeskTable,
  Panel,
  wideOnly,
} from '../look';

const When = styled(DeskCell)`
  ${wideOnly}
`;

const WhenColumn = styled(DeskColumn)`
  ${wideOnly}
`;

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

/** The money of a reservation. */
export function Folio({ folio }: { folio: DeskFolio }) {
  return (
    <Panel>
      <h2>{words.bill}</h2>
      <DeskTable aria-label={words.bill}>
        <TableHeader>
          <WhenColumn>{words.when}</WhenColumn>
          <DeskColumn isRowHeader>{words.what}</DeskColumn>
          <DeskColumn $end>{words.amount}</DeskColumn>
        </TableHeader>
        <DeskBody>
          {folio.lines.map(({ at, kind, text, amount }, index) => (
            <DeskRow key={`${at} ${kind}`} id={index}>
              <When>
                <DeskMoment at={at} />
              </When>
              <DeskCell>
                <span>{words.lineKinds[kind]}</span>
                <Aside>{` ${text}`}</Aside>
              </DeskCell>
              <DeskCell $end>
                <Price kobo={koboFromNaira(amount)} />
              </DeskCell>
            </DeskRow>
          ))}
        </DeskBody>
      </DeskTable>
      <Sums>
        <div>
          <dt>{words.paid}</dt>
          <dd>
            <Price kobo={koboFromNaira(folio.paid)} />
          </dd>
        </div>
        {folio.returned > 0 && (
          <div>
            <dt>{words.returned}</dt>
            <dd>
              <Price kobo={koboFromNaira(folio.returned)} />
            </dd>
          </div>
        )}
        <div>
          <dt>{words.toPay}</dt>
          <dd>
            <Price kobo={koboFromNaira(folio.balance)} />
          </dd>
        </div>
      </Sums>
    </Panel>
  );
}
