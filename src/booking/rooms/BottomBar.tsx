import styled from 'styled-components';
import { wider } from '../../theme/media';
import { theme } from '../../theme/theme';

/** A bar that stays in view on phones, with a short text and a button. Wider screens show the same beside the rooms. */
export const BottomBar = styled.div`
  position: sticky;
  z-index: ${theme.layer.raised};
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xs} ${theme.space.m};
  margin-inline: calc(-1 * ${theme.space.gutter});
  padding: ${theme.space.s} ${theme.space.gutter};
  padding-bottom: max(${theme.space.s}, env(safe-area-inset-bottom));
  border-top: ${theme.border.strong} solid ${theme.color.forest};
  background: ${theme.color.card};

  p {
    line-height: ${theme.leading.snug};
  }

  data {
    display: block;
    font-family: ${theme.font.display};
    font-weight: ${theme.weight.semibold};
  }

  ${wider.laptop} {
    display: none;
  }
`;
