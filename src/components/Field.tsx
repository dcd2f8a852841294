import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { controlStyle, FormField, splitProps, type FieldTexts } from './FormField';

const Input = styled.input`
  ${controlStyle}
`;

export type FieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, keyof FieldTexts | 'id' | 'aria-invalid' | 'aria-describedby'>;

/** A labelled text field. `required={false}` marks it as optional. */
export function Field(props: FieldProps) {
  const { texts, control } = splitProps(props);
  return <FormField {...texts}>{(tied) => <Input {...control} {...tied} />}</FormField>;
}
