import { type SubmitEvent, useState } from 'react';
import styled from 'styled-components';
import * as contactMessages from '../../../messages/site/contact';
import * as words from '../../../messages/site/pages/messageForm';
import { email } from '../../../messages/shared/pages/fields';
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

/** The contact form. It sends nothing: it clears itself and says thank you. The browser checks it. */
export function MessageForm() {
  const [thanked, setThanked] = useState(false);
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    event.currentTarget.reset();
    setThanked(true);
  }
  return (
    <Sheet>
      <h2>{words.title}</h2>
      <Form onSubmit={handleSubmit} onInput={() => setThanked(false)}>
        <Field name="name" label={words.name} autoComplete="name" required />
        <Field name="email" label={email} type="email" autoComplete="email" required />
        <Field name="subject" label={words.subject} required />
        <TextAreaField name="message" label={words.message} rows={5} required />
        <div>
          <Button type="submit" size="large">
            {words.send}
          </Button>
        </div>
        {thanked && (
          <Alert tone="success" focused>
            {contactMessages.thankYou}
          </Alert>
        )}
      </Form>
    </Sheet>
  );
}
