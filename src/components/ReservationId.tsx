import styled from 'styled-components';
import { theme } from '../theme/theme';

const Whole = styled.span`
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.small};
  font-weight: ${theme.weight.regular};
  overflow-wrap: anywhere;
`;

/** The id as lists, emails and people write it. The gap is not in the text, so that copying gives the id. */
const Short = styled.strong`
  color: ${theme.color.ink};
  font-family: ${theme.font.display};
  font-size: ${theme.text.title};
  font-weight: ${theme.weight.semibold};
  white-space: nowrap;

  > * + * {
    margin-left: ${theme.space.xxs};
  }
`;

/** A reservation's id, with its first eight characters in two large groups. */
export function ReservationId({ id }: { id: string }) {
  return (
    <Whole translate="no">
      <Short>
        <span>{id.slice(0, 4)}</span>
        <span>{id.slice(4, 8)}</span>
      </Short>
      <span>{id.slice(8)}</span>
    </Whole>
  );
}
