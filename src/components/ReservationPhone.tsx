import Phone from 'lucide-react/icons/phone';
import styled from 'styled-components';
import { byPhone } from '../../messages/components/pages/reservationPhone';
import { hotel, phoneLink } from '../../hotel/hotel';
import { archIcon } from '../theme/archIcon';
import { hovering } from '../theme/media';
import { theme } from '../theme/theme';

const Call = styled.a`
  display: inline-flex;
  min-height: ${theme.size.target};
  align-items: center;
  gap: ${theme.space.m};
  color: inherit;
  text-decoration: none;

  min-width: 0;
  overflow-wrap: anywhere;

  > span:first-child {
    ${archIcon}
    flex: none;
    background: ${theme.color.terracotta};
    color: ${theme.color.card};
  }

  strong {
    display: block;
    font-family: ${theme.font.display};
    font-size: ${theme.text.title};
    font-weight: ${theme.weight.semibold};
    letter-spacing: 0;
    line-height: ${theme.leading.snug};
  }

  ${hovering} {
    &:hover strong {
      text-decoration: underline;
    }
  }
`;

/** The reservation phone, to read and to call. */
export function ReservationPhone() {
  return (
    <Call href={phoneLink(hotel.reservationPhone)}>
      <span>
        <Phone aria-hidden="true" />
      </span>
      <span>
        <span>{byPhone}</span>
        <strong>{hotel.reservationPhone}</strong>
      </span>
    </Call>
  );
}
