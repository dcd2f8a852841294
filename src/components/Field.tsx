import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { controlStyle, FormField, type FieldTexts } from './FormField';

const Input = styled.input`
  ${controlStyle}
`;

export type FieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, keyof FieldTexts | 'id' | 'aria-invalid' | 'aria-describedby'>;

/** A labelled text field. `required={false}` marks it as optional. */
export function Field({ label, name, error, hint, required, ...input }: FieldProps) {
  return (
    <FormField {...{ label, name, error, hint, required }}>
      {(control) => <Input {...input} {...control} />}
    </FormField>
  );
}
