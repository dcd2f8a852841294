import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { hovering } from '../theme/media';
import { theme } from '../theme/theme';
import { iconTarget } from './iconTarget';

const Round = styled.button`
  ${iconTarget}
  flex: none;
  border: ${theme.border.line} solid currentColor;
  border-radius: ${theme.radius.round};
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
