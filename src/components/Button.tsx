import type { ComponentProps, MouseEvent } from 'react';
import styled from 'styled-components';
import { type ButtonSize, type ButtonVariant, type ButtonLook, buttonStyle } from './buttonStyle';
import { Spinner } from './Spinner';

const StyledButton = styled.button<ButtonLook>`
  ${buttonStyle}
`;

const Label = styled.span`
  display: contents;
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
 * A button. While busy or `aria-disabled` it does nothing but keeps the focus, so that keyboard users aren't thrown
 * back to the top of the page when a call starts.
 */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  busyLabel,
  disabled,
  'aria-disabled': resting = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const doesNothing = busy || resting === true || resting === 'true';
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (doesNothing) event.preventDefault();
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
      aria-disabled={doesNothing || undefined}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      <Label>{busy && busyLabel ? busyLabel : children}</Label>
    </StyledButton>
  );
}
