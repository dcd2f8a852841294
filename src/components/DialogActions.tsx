import styled from 'styled-components';
import { wider } from '../theme/media';
import { theme } from '../theme/theme';

/** A dialog's buttons: on the right, or full-width in narrow dialogs. */
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
