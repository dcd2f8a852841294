import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { controlStyle, FormField, splitProps, type FieldTexts } from './FormField';

const TextArea = styled.textarea`
  ${controlStyle}
  min-height: ${theme.size.textArea};
  padding-block: ${theme.space.s};
  line-height: ${theme.leading.body};
  resize: vertical;
`;

type TextAreaFieldProps = FieldTexts & Omit<ComponentProps<'textarea'>, keyof FieldTexts | 'id'>;

/** A labelled multi-line text field. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { texts, control } = splitProps(props);
  return <FormField {...texts}>{(tied) => <TextArea {...control} {...tied} />}</FormField>;
}
