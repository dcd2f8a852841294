import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyle } from './buttonStyle';

const StyledLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;

export interface LinkButtonProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
}

/** A link to another page of the site that looks like a button. */
export function LinkButton({ variant, size, wide, ...rest }: LinkButtonProps) {
  return <StyledLink {...rest} $variant={variant} $size={size} $wide={wide} />;
}
