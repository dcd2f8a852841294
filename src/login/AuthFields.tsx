import { type ComponentProps, memo } from 'react';
import type { Registration } from '../../machines/contract/wire';
import { Field } from '../components/Field';
import { PasswordField } from '../components/PasswordField';
import type { AuthFormProps } from './authFormProps';
import { usePasswordVisibility } from '../hooks/usePasswordVisibility';

interface FormField {
  name: keyof Registration;
  value: string;
  error: string | undefined;
  readOnly: boolean;
  send: AuthFormProps['send'];
}

type LineProps = Pick<ComponentProps<typeof Field>, 'label' | 'type' | 'autoComplete' | 'hint'>;

/** A field of the login or registration form; it renders only when it changes. */
export const AuthLine = memo(function AuthLine({ name, send, ...field }: FormField & LineProps) {
  return (
    <Field
      {...field}
      name={name}
      onChange={({ target: { value } }) => send({ type: 'field.edited', field: name, value })}
    />
  );
});

/** A password field of the login or registration form; it renders only when it changes. */
export const AuthPassword = memo(function AuthPassword({
  name,
  send,
  ...field
}: FormField & Omit<LineProps, 'type'>) {
  const visibility = usePasswordVisibility();
  return (
    <PasswordField
      {...field}
      name={name}
      {...visibility}
      onChange={({ target: { value } }) => send({ type: 'field.edited', field: name, value })}
    />
  );
});
