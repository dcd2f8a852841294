import styled from 'styled-components';
import { theme } from '../theme/theme';

/**
 * Letters of Nigeria's languages that Public Sans lacks: those with a hook, open vowels, the reversed e, and most
 * accents that have no character together with their letter. Those on dotted vowels are there.
 */
const LACKING =
  /[\u0180-\u018e\u0190-\u019f\u01a2-\u01ae\u01b1-\u01bf\u01cd-\u01dd\u01f8\u01f9\u0250-\u0258\u025a-\u02af\u1e3e\u1e3f\ua78b\ua78c]|(?:^|[^ẸẹỌọỊịỤụ])\p{M}/u;

/** Whether a letter of a name would be in another typeface than those beside it. */
export function isInTwoFaces(name: string): boolean {
  return LACKING.test(name.normalize('NFC'));
}

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
