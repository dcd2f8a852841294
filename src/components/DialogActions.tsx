import styled from 'styled-components';
import { wider } from '../theme/media';
import { theme } from '../theme/theme';

/** The buttons of a dialog: to the right, or as wide as the dialog where that is narrow. */
export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};

  /* Twice, so that it counts more than what a button says of itself, whichever of both was loaded first. */
  && > * {
    flex: 1 1 auto;
    padding-inline: ${theme.space.s};
  }

  ${wider.phone} {
    justify-content: flex-end;

    && > * {
      flex: 0 1 auto;
      padding-inline: ${theme.space.l};
    }
  }
`;
