import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import styled, { css } from 'styled-components';
import { optional } from '../../messages/components/pages/field';
import { hovering } from '../theme/media';
import { theme } from '../theme/theme';
import { labelType } from '../theme/typography';
import { Stack } from './Stack';

/** The look of inputs, selects and text areas. */
export const controlStyle = css`
  width: 100%;
  min-height: ${theme.size.field};
  /* Its label comes into view with it, below the site's bar. */
  scroll-margin-top: ${theme.size.target};
  padding: ${theme.space.xs} ${theme.space.s};
  border: ${theme.border.line} solid ${theme.color.line};
  border-radius: ${theme.radius.small};
  background-color: ${theme.color.card};
  color: ${theme.color.ink};
  line-height: ${theme.leading.snug};
  transition: border-color ${theme.duration.quick};

  &::placeholder {
    color: ${theme.color.inkSoft};
    opacity: 1;
  }

  ${hovering} {
    &:hover:not(:disabled) {
      border-color: ${theme.color.forest};
    }
  }

  /* Also while the focus is on the sign in a date field that opens the browser's calendar. */
  &:focus-within {
    border-color: ${theme.color.forest};
    outline: ${theme.border.bold} solid var(--focus, ${theme.color.forest});
    outline-offset: ${theme.border.hair};
  }

  &[aria-invalid='true'] {
    /* Room for what is wrong, and for a phone's keyboard to come. */
    scroll-margin-bottom: calc(2 * ${theme.size.header});
    border-color: ${theme.color.danger};
  }

  &:disabled,
  &:is(input, textarea):read-only {
    border-color: ${theme.color.hairline};
    background-color: ${theme.color.paper};
    color: ${theme.color.inkSoft};
  }
`;

const Label = styled.label`
  ${labelType}
`;

const Optional = styled.span`
  color: ${theme.color.inkSoft};
  font-weight: ${theme.weight.regular};
`;

const Hint = styled.p`
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.small};
  line-height: ${theme.leading.snug};
`;

const ErrorText = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space.xxs};
  color: ${theme.color.danger};
  font-size: ${theme.text.small};
  font-weight: ${theme.weight.medium};
  line-height: ${theme.leading.snug};

  svg {
    flex: none;
    width: ${theme.size.iconSmall};
    height: ${theme.size.iconSmall};
  }
`;

export interface FieldTexts {
  label: string;
  name: string;
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean | undefined;
}

/** A field's own texts, and what its control gets. */
export function splitProps<TProps extends FieldTexts>(props: TProps) {
  const { label, name, error, hint, required, ...control } = props;
  return { texts: { label, name, error, hint, required }, control };
}

/** The attributes that tie a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  name: string;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldTexts {
  children: (control: ControlProps) => ReactNode;
}

/** A label above a control, with its hint and error below, connected for assistive technology. */
export function FormField({ label, name, error, hint, required, children }: FieldFrameProps) {
  const id = useId();
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  return (
    <Stack $gap="xs">
      <Label htmlFor={id}>
        <span>{label}</span>
        {required === false && <Optional>{` ${optional}`}</Optional>}
      </Label>
      {children({
        id,
        name,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
      })}
      {error && (
        <ErrorText id={errorId}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </ErrorText>
      )}
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Stack>
  );
}
