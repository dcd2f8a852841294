import styled from 'styled-components';
import { theme } from '../theme/theme';

/** An arched opening that clips its content to a round top. */
export const Arch = styled.div`
  overflow: hidden;
  border-radius: ${theme.radius.arch};
`;
