import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { controlStyle, FormField, type FieldTexts } from './FormField';

const Row = styled.div`
  position: relative;

  svg {
    position: absolute;
    top: calc(50% - ${theme.size.icon} / 2);
    right: ${theme.space.s};
    width: ${theme.size.icon};
    height: ${theme.size.icon};
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${controlStyle}
  padding-right: ${theme.space.xxl};
  appearance: none;
`;

export interface Option {
  value: string | number;
  label: string;
}

type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, keyof FieldTexts | 'id' | 'children'> & {
    options: readonly Option[];
  };

/** A labelled select. */
export function SelectField({
  label,
  name,
  error,
  hint,
  required,
  options,
  ...select
}: SelectFieldProps) {
  return (
    <FormField {...{ label, name, error, hint, required }}>
      {(control) => (
        <Row>
          <Select {...select} {...control}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
          <ChevronDown aria-hidden="true" />
        </Row>
      )}
    </FormField>
  );
}
