import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { controlStyle, FormField, splitProps, type FieldTexts } from './FormField';

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
export function SelectField({ options, ...props }: SelectFieldProps) {
  const { texts, control } = splitProps(props);
  return (
    <FormField {...texts}>
      {(tied) => (
        <Row>
          <Select {...control} {...tied}>
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
