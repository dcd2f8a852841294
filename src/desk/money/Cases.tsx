import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { DeskCase, DeskCaseDecision } from '../../../machines/contract/wire';
import { koboFromNaira } from '../../../machines/shared/money';
import { decisions as names } from '../../../messages/desk/money';
import * as words from '../../../messages/desk/pages/money';
import { Button } from '../../components/Button';
import { Price } from '../../components/Price';
import { theme } from '../../theme/theme';
import { momentOf } from '../DeskTime';
import { Aside, Lines, Panel } from '../look';

/** A case below another: what, whose, and below it what can be done. */
const Case = styled.li`
  > p {
    flex-basis: 100%;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-basis: 100%;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
`;

interface CasesProps {
  cases: readonly DeskCase[];
  usable: boolean;
  onDecide: (caseId: string, decision: DeskCaseDecision) => void;
}

/** The payments that wait for somebody, each with what can be decided. */
export function Cases({ cases, usable, onDecide }: CasesProps) {
  return (
    <Panel>
      <h2>{words.cases}</h2>
      {cases.length === 0 && <p>{words.noCases}</p>}
      <Lines>
        {cases.map(({ id, what, amount, since, facts, reservationId, name, ...rest }) => (
          <Case key={id}>
            {amount === null ? (
              <span>{words.unknownAmount}</span>
            ) : (
              <Price kobo={koboFromNaira(amount)} />
            )}
            <strong>{what}</strong>
            {reservationId !== null && <Link to={`/reservations/${reservationId}`}>{name}</Link>}
            <Aside>{words.since(momentOf(since))}</Aside>
            <p>
              <Aside>
                {[rest.payment, facts].filter((one) => one !== null && one !== '').join(', ')}
              </Aside>
            </p>
            {rest.earlier.map(({ at, note }) => (
              <p key={at}>
                <Aside>{words.before(momentOf(at), note)}</Aside>
              </p>
            ))}
            <Ways>
              {rest.decisions.map(({ decision, isAllowed }) => (
                <Button
                  key={decision}
                  size="small"
                  variant="secondary"
                  aria-disabled={!usable || !isAllowed}
                  onClick={() => onDecide(id, decision)}
                >
                  {names[decision]}
                </Button>
              ))}
            </Ways>
            {rest.decisions[0]?.why != null && (
              <p>
                <Aside>{rest.decisions[0].why}</Aside>
              </p>
            )}
          </Case>
        ))}
      </Lines>
    </Panel>
  );
}
