import styled from 'styled-components';
import type { RoomTypeKey } from '../../machines/shared/roomTypes';
import { roomThumbnail } from '../content/roomThumbnails';
import { printed } from '../theme/media';
import { theme } from '../theme/theme';
import { tokens } from '../theme/tokens';
import { Picture } from './Picture';

/** Reserves the picture's height before it is loaded. */
const Box = styled.div`
  flex: none;
  overflow: hidden;
  width: ${theme.size.thumbnail};
  border-radius: ${theme.radius.small};

  ${printed} {
    display: none;
  }
`;

/** A small picture of a room type, beside its name. */
export function RoomThumbnail({ roomType }: { roomType: RoomTypeKey }) {
  return (
    <Box>
      <Picture slot={roomThumbnail(roomType)} sizes={tokens.size.thumbnail} />
    </Box>
  );
}
