import type { ComponentProps, MouseEvent } from 'react';
import styled from 'styled-components';
import { type ButtonSize, type ButtonVariant, type ButtonLook, buttonStyle } from './buttonStyle';
import { Spinner } from './Spinner';

const StyledButton = styled.button<ButtonLook>`
  ${buttonStyle}
`;

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
  busy?: boolean | undefined;
  /** Its label while busy. */
  busyLabel?: string | undefined;
}

/**
 * A button. While busy it does nothing but keeps the focus (`aria-disabled`), so that keyboard users aren't thrown
 * back to the top of the page when a call starts.
 */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  busyLabel,
  disabled,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <StyledButton
      {...rest}
      type={type}
      $variant={variant}
      $size={size}
      $wide={wide}
      onClick={handleClick}
      disabled={disabled && !busy}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      {busy && busyLabel ? busyLabel : children}
    </StyledButton>
  );
}
