import { css } from 'styled-components';
import { forcedColors, hovering, onPaper } from '../theme/media';
import { theme } from '../theme/theme';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  $variant?: ButtonVariant | undefined;
  $size?: ButtonSize | undefined;
  $wide?: boolean | undefined;
}

const variants = {
  primary: css`
    background: ${theme.color.terracotta};
    color: ${theme.color.card};

    ${hovering} {
      &:hover {
        background: ${theme.color.terracottaDeep};
      }
    }
  `,
  secondary: css`
    border-color: currentColor;
    background: transparent;
    color: inherit;

    ${hovering} {
      &:hover {
        background: color-mix(in srgb, currentColor 12%, transparent);
      }
    }
  `,
  quiet: css`
    padding-inline: 0;
    background: transparent;
    color: inherit;
    text-decoration: underline;
    text-decoration-thickness: ${theme.border.hair};

    ${hovering} {
      &:hover {
        text-decoration-thickness: ${theme.border.strong};
      }
    }
  `,
  danger: css`
    border-color: ${theme.color.danger};
    background: transparent;
    color: ${theme.color.danger};

    ${hovering} {
      &:hover {
        background: ${theme.color.danger};
        color: ${theme.color.card};
      }
    }
  `,
};

const sizes = {
  small: css`
    min-height: ${theme.size.compact};
    padding-inline: ${theme.space.m};
    font-size: ${theme.text.small};
  `,
  medium: css`
    min-height: ${theme.size.target};
    padding-inline: ${theme.space.l};
  `,
  large: css`
    min-height: ${theme.size.large};
    /* Less where large letters leave no room for a word beside it. */
    padding-inline: clamp(${theme.space.s}, 18vw - ${theme.space.xl}, ${theme.space.xl});
    font-size: ${theme.text.large};
  `,
};

/** The shared look of buttons and of links that look like buttons. */
export const buttonStyle = css<ButtonLook>`
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  max-width: 100%;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs};

  ${onPaper} {
    display: none;
  }
  padding-block: ${theme.space.xs};
  border: ${theme.border.line} solid transparent;
  border-radius: ${theme.radius.small};
  font-weight: ${theme.weight.semibold};
  line-height: ${theme.leading.snug};
  text-align: center;
  text-decoration: none;
  transition:
    background-color ${theme.duration.quick},
    color ${theme.duration.quick};

  ${({ $size = 'medium' }) => sizes[$size]}
  ${({ $variant = 'primary' }) => variants[$variant]}

  &:disabled,
  &[aria-disabled='true'] {
    border-color: transparent;
    background: ${({ $variant }) => ($variant === 'quiet' ? 'transparent' : theme.color.sand)};
    text-decoration: none;
    color: ${theme.color.inkSoft};
    cursor: not-allowed;

    ${forcedColors} {
      border-color: GrayText;
      color: GrayText;
    }
  }

  &[aria-busy='true'] {
    cursor: progress;
  }

  svg {
    flex: none;
    width: ${theme.size.icon};
    height: ${theme.size.icon};
  }
`;
