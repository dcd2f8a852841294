import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import styled from 'styled-components';
import * as words from '../../messages/components/pages/passwordField';
import { hovering } from '../theme/media';
import { theme } from '../theme/theme';
import type { FieldProps } from './Field';
import { controlStyle, FormField, splitProps } from './FormField';
import { iconTarget } from './iconTarget';

const Row = styled.div`
  position: relative;
`;

const Input = styled.input`
  ${controlStyle}
  padding-right: calc(${theme.size.target} + ${theme.space.xxs});
`;

const Toggle = styled.button`
  ${iconTarget}
  position: absolute;
  inset: 0 0 0 auto;
  height: auto;
  color: ${theme.color.inkSoft};

  ${hovering} {
    &:hover {
      color: ${theme.color.forest};
    }
  }
`;

interface PasswordFieldProps extends Omit<FieldProps, 'type'> {
  shown: boolean;
  onToggleShown: () => void;
}

/** A labelled password field that can be made visible. */
export function PasswordField({ shown, onToggleShown, ...props }: PasswordFieldProps) {
  const { texts, control } = splitProps(props);
  return (
    <FormField {...texts}>
      {(tied) => (
        <Row>
          <Input
            autoCapitalize="none"
            spellCheck={false}
            {...control}
            {...tied}
            type={shown ? 'text' : 'password'}
          />
          <Toggle
            type="button"
            onClick={onToggleShown}
            aria-controls={tied.id}
            aria-label={shown ? words.hide(texts.label) : words.show(texts.label)}
          >
            {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </Toggle>
        </Row>
      )}
    </FormField>
  );
}
