import { type ComponentProps, memo } from 'react';
import type { Registration } from '../../machines/contract/wire';
import { Field } from '../components/Field';
import { PasswordField } from '../components/PasswordField';
import type { AuthFormProps } from './authFormProps';

interface FormField {
  name: keyof Registration;
  value: string;
  error: string | undefined;
  send: AuthFormProps['send'];
}

type LineProps = Pick<ComponentProps<typeof Field>, 'label' | 'type' | 'autoComplete' | 'hint'>;

/** A line of the log-in or the registration, rendered for its own change alone. */
export const AuthLine = memo(function AuthLine({ name, send, ...field }: FormField & LineProps) {
  return (
    <Field
      {...field}
      name={name}
      onChange={({ target: { value } }) => send({ type: 'field.edited', field: name, value })}
    />
  );
});

interface PasswordProps extends Omit<LineProps, 'type'> {
  shown: boolean;
  /** Says that it is to be readable, or no longer. */
  toggled: 'password.toggled' | 'confirmPassword.toggled';
}

/** A password of the log-in or the registration, rendered for its own change alone. */
export const AuthPassword = memo(function AuthPassword({
  name,
  send,
  toggled,
  ...field
}: FormField & PasswordProps) {
  return (
    <PasswordField
      {...field}
      name={name}
      onToggleShown={() => send({ type: toggled })}
      onChange={({ target: { value } }) => send({ type: 'field.edited', field: name, value })}
    />
  );
});
