import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { DeskNeed } from '../../../machines/contract/wire';
import * as words from '../../../messages/desk/pages/today';
import { theme } from '../../theme/theme';
import { dense, Panel, Tag } from '../look';

const List = styled.ul`
  li {
    ${dense}
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    justify-content: center;
    gap: ${theme.space.xxs};
    padding-block: ${theme.space.xs};
    line-height: ${theme.leading.snug};
  }

  li + li {
    border-top: ${theme.border.hair} solid ${theme.color.hairline};
  }
`;

/** What needs somebody, the most urgent first. */
export function Needs({ needs }: { needs: readonly DeskNeed[] }) {
  return (
    <Panel>
      <h2>{words.needs}</h2>
      {needs.length === 0 && <p>{words.nothingNeeded}</p>}
      <List>
        {needs.map(({ kind, text, reservationId }) => (
          <li key={`${kind} ${text}`}>
            <Tag $tone="waiting">{words.needKinds[kind]}</Tag>
            {reservationId === null ? (
              <span>{text}</span>
            ) : (
              <Link to={`/reservations/${reservationId}`}>{text}</Link>
            )}
          </li>
        ))}
      </List>
    </Panel>
  );
}
