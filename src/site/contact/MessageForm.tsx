import type { SyntheticEvent } from 'react';
import styled from 'styled-components';
import * as contactMessages from '../../../messages/site/contact';
import * as words from '../../../messages/site/pages/messageForm';
import { email } from '../../../messages/shared/pages/fields';
import type { ContactMessage } from '../../../machines/site/contactFormMachine';
import type { FieldErrors } from '../../../machines/shared/fieldErrors';
import { Alert } from '../../components/Alert';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { Field } from '../../components/Field';
import { TextAreaField } from '../../components/TextAreaField';
import { wider } from '../../theme/media';
import { theme } from '../../theme/theme';
import { titleType } from '../../theme/typography';

const Sheet = styled(Card)`
  padding: ${theme.space.sheet};
  border-top: ${theme.border.band} solid ${theme.color.terracotta};

  h2 {
    ${titleType}
    margin-bottom: ${theme.space.l};
  }
`;

const Form = styled.form`
  display: grid;
  align-items: start;
  gap: ${theme.space.m};

  ${wider.phone} {
    grid-template-columns: 1fr 1fr;

    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`;

interface MessageFormProps {
  message: ContactMessage;
  errors: FieldErrors<ContactMessage>;
  /** The last message has just been accepted. */
  thanked: boolean;
  onEdit: (field: keyof ContactMessage, text: string) => void;
  onSubmit: () => void;
}

/** The contact form. */
export function MessageForm({ message, errors, thanked, onEdit, onSubmit }: MessageFormProps) {
  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    onSubmit();
  }
  function field(name: keyof ContactMessage) {
    return {
      name,
      required: true,
      value: message[name],
      error: errors[name],
      onChange: (event: { target: { value: string } }) => onEdit(name, event.target.value),
    };
  }
  return (
    <Sheet>
      <h2>{words.title}</h2>
      <Form noValidate onSubmit={handleSubmit}>
        <Field {...field('name')} label={words.name} autoComplete="name" />
        <Field {...field('email')} label={email} type="email" autoComplete="email" />
        <Field {...field('subject')} label={words.subject} />
        <TextAreaField {...field('message')} label={words.message} rows={5} />
        <div>
          <Button type="submit" size="large">
            {words.send}
          </Button>
        </div>
        {thanked && <Alert tone="success">{contactMessages.thankYou}</Alert>}
      </Form>
    </Sheet>
  );
}
