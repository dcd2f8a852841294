import styled from 'styled-components';
import { belowLaptop, low, tooLow } from '../theme/media';
import { theme } from '../theme/theme';

/**
 * The end of a card beside the content: its total, in a `<p>`, and the button that continues. On phones it stays at the
 * bottom of the window, and the page keeps space free for it (`AsideLayout.tsx`).
 */
export const BottomBar = styled.div`
  > p {
    line-height: ${theme.leading.snug};
  }

  data {
    display: block;
    font-family: ${theme.font.display};
    font-size: ${theme.text.title};
    font-weight: ${theme.weight.semibold};
  }

  > p + * {
    margin-top: ${theme.space.m};
  }

  ${belowLaptop} {
    position: fixed;
    z-index: ${theme.layer.raised};
    inset: auto 0 0;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.xs} ${theme.space.m};
    padding: ${theme.space.s} ${theme.space.gutter};
    padding-bottom: max(${theme.space.s}, env(safe-area-inset-bottom));
    border-top: ${theme.border.strong} solid ${theme.color.forest};
    background: ${theme.color.card};

    > p + * {
      width: auto;
      min-height: ${theme.size.target};
      margin-top: 0;
      padding-inline: ${theme.space.m};
      font-size: ${theme.text.body};
    }

    ${low} {
      padding-block: ${theme.space.xs};

      data {
        display: inline;
        margin-left: ${theme.space.xs};
        font-size: inherit;
      }
    }

    ${tooLow} {
      position: static;
    }
  }
`;
