import styled from 'styled-components';
import { theme } from '../theme/theme';

/** An arched opening: what stands in it is cut to a round top. */
export const Arch = styled.div`
  overflow: hidden;
  border-radius: ${theme.radius.arch};
`;
