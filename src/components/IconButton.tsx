import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { hovering } from '../theme/media';
import { theme } from '../theme/theme';

const Round = styled.button`
  display: grid;
  flex: none;
  width: ${theme.size.target};
  height: ${theme.size.target};
  padding: 0;
  place-items: center;
  border: ${theme.border.line} solid currentColor;
  border-radius: ${theme.radius.round};
  background: transparent;
  color: inherit;
  transition: background-color ${theme.duration.quick};

  ${hovering} {
    &:hover {
      background: color-mix(in srgb, currentColor 12%, transparent);
    }
  }

  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: not-allowed;
  }

  svg {
    width: ${theme.size.icon};
    height: ${theme.size.icon};
  }
`;

interface IconButtonProps extends ComponentProps<'button'> {
  /** Its accessible name. */
  label: string;
}

/** A round button with an icon instead of text. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <Round {...rest} type="button" aria-label={label}>
      <span aria-hidden="true">{children}</span>
    </Round>
  );
}
