import styled from 'styled-components';
import { skipToPage } from '../../messages/layout/pages/navigation';
import { theme } from '../theme/theme';

export const MAIN_ID = 'main';

const Skip = styled.a`
  position: fixed;
  z-index: ${theme.layer.skipLink};
  top: ${theme.space.xs};
  left: ${theme.space.xs};
  padding: ${theme.space.s} ${theme.space.m};
  border-radius: ${theme.radius.small};
  background: ${theme.color.card};
  color: ${theme.color.forest};
  font-weight: ${theme.weight.semibold};

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

/** The first Tab stop: skips the navigation. */
export function SkipLink() {
  return <Skip href={`#${MAIN_ID}`}>{skipToPage}</Skip>;
}
