import { TableHeader } from 'react-aria-components';
import styled from 'styled-components';
import type { DeskFolio } from '../../../machines/contract/wire';
import { koboFromNaira } from '../../../machines/shared/money';
import { underWay } from '../../../messages/desk/pages/acts';
import * as words from '../../../messages/desk/pages/reservation';
import { Button } from '../../components/Button';
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

const Ways = styled.div`
  display: flex;
  justify-content: flex-end;
  padding: ${theme.space.s} ${theme.space.xs} 0;
  gap: ${theme.space.xs};
`;

const ways = ['cash', 'pos'] as const;

interface FolioProps {
  folio: DeskFolio;
  /** Whether the balance can be taken now. */
  isOffered: boolean;
  usable: boolean;
  /** How the payment was taken that is on its way to the books; null if none is. */
  taking: (typeof ways)[number] | null;
  onTake: (method: (typeof ways)[number]) => void;
}

/** The money of a reservation, and how what is left was paid. */
export function Folio({ folio, isOffered, usable, taking, onTake }: FolioProps) {
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
      {isOffered && (
        <Ways>
          {ways.map((method) => (
            <Button
              key={method}
              size="small"
              variant="secondary"
              aria-disabled={!usable}
              busy={taking === method}
              busyLabel={underWay}
              onClick={() => {
                if (usable) onTake(method);
              }}
            >
              {words.paidHere[method]}
            </Button>
          ))}
        </Ways>
      )}
    </Panel>
  );
}
