import styled from 'styled-components';
import { isInTwoFaces } from '../theme/lackingLetters';
import { theme } from '../theme/theme';

const InDeviceFace = styled.span`
  font-family: ${theme.font.device};
`;

/**
 * A guest's name in one typeface: the site's, or the device's own if the site's lacks a letter. No letter is in another
 * face in the middle of a word.
 */
export function GuestName({ name }: { name: string }) {
  return isInTwoFaces(name) ? <InDeviceFace>{name}</InDeviceFace> : <span>{name}</span>;
}
