import styled from 'styled-components';
import { addressLine, hotel } from '../../hotel/hotel';
import { onPaper } from '../theme/media';
import { theme } from '../theme/theme';

const Words = styled.address`
  display: none;
  padding-bottom: ${theme.space.s};
  border-bottom: ${theme.border.hair} solid;
  margin-bottom: ${theme.space.m};
  font-style: normal;

  ${onPaper} {
    display: block;
  }
`;

/** The hotel's name and address at the top of printed pages; screens name it elsewhere. */
export function Letterhead() {
  return (
    <Words>
      <p>
        <strong>{`${hotel.name}, ${hotel.kind}`}</strong>
      </p>
      <p>{addressLine}</p>
      <p>{[hotel.reservationPhone, ...hotel.emails.slice(0, 1)].join(', ')}</p>
    </Words>
  );
}
