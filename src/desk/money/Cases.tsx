import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { DeskCase } from '../../../machines/contract/wire';
import { koboFromNaira } from '../../../machines/shared/money';
import { decisions as names } from '../../../messages/desk/money';
import * as words from '../../../messages/desk/pages/money';
import { Cluster } from '../../components/Cluster';
import { Price } from '../../components/Price';
import { SmallButton } from '../ActButton';
import { momentOf } from '../DeskTime';
import { Aside, Lines, Panel } from '../look';
import type { Doing } from '../OpenScreen';

/** A payment to review: its facts, and below them the decisions. */
const Case = styled.li`
  > p,
  > div {
    flex-basis: 100%;
  }
`;

type CasesProps = Doing & { cases: readonly DeskCase[] };

/** The payments that wait for somebody, each with what can be decided. */
export function Cases({ cases, usable, onAsk }: CasesProps) {
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
            <Aside as="p">{[rest.payment, facts].filter(Boolean).join(', ')}</Aside>
            {rest.earlier.map(({ at, note }) => (
              <Aside as="p" key={at}>
                {words.before(momentOf(at), note)}
              </Aside>
            ))}
            <Cluster $gap="xs">
              {rest.decisions.map(({ decision, isAllowed, needsManager = false }) => (
                <SmallButton
                  key={decision}
                  usable={usable && (isAllowed || needsManager)}
                  onClick={() => onAsk({ of: 'money', act: 'decideCase', caseId: id, decision })}
                >
                  {names[decision]}
                </SmallButton>
              ))}
            </Cluster>
            {rest.decisions[0]?.why != null && <Aside as="p">{rest.decisions[0].why}</Aside>}
          </Case>
        ))}
      </Lines>
    </Panel>
  );
}
