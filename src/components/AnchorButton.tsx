import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyle } from './buttonStyle';

const StyledAnchor = styled.a<ButtonLook>`
  ${buttonStyle}
`;

export interface AnchorButtonProps extends ComponentProps<'a'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
}

/** A link to outside the site (a phone call, a payment provider) that looks like a button. */
export function AnchorButton({ variant, size, wide, ...rest }: AnchorButtonProps) {
  return <StyledAnchor {...rest} $variant={variant} $size={size} $wide={wide} />;
}
