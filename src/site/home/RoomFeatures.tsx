import Bath from 'lucide-react/icons/bath';
import BedDouble from 'lucide-react/icons/bed-double';
import Wifi from 'lucide-react/icons/wifi';
import styled from 'styled-components';
import * as words from '../../../messages/site/pages/rooms';
import { roomCardFeatures } from '../../content/roomCards';
import { theme } from '../../theme/theme';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.m};
  color: ${theme.color.forest};
  font-size: ${theme.text.small};
  font-weight: ${theme.weight.medium};

  li {
    display: flex;
    align-items: center;
    gap: ${theme.space.xs};
  }

  svg {
    width: ${theme.size.icon};
    height: ${theme.size.icon};
  }
`;

/** The features of every room on the home page. */
export function RoomFeatures() {
  return (
    <List>
      <li>
        <BedDouble aria-hidden="true" />
        <span>{words.beds(roomCardFeatures.beds)}</span>
      </li>
      <li>
        <Bath aria-hidden="true" />
        <span>{words.baths(roomCardFeatures.baths)}</span>
      </li>
      <li>
        <Wifi aria-hidden="true" />
        <span>{words.wifi}</span>
      </li>
    </List>
  );
}
