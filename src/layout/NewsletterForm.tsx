import type { SyntheticEvent } from 'react';
import styled from 'styled-components';
import * as words from '../../messages/layout/pages/footer';
import { Button } from '../components/Button';
import { Field } from '../components/Field';
import { beside } from '../theme/media';
import { theme } from '../theme/theme';
import { titleType } from '../theme/typography';

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.m};
  container-type: inline-size;

  h2 {
    ${titleType}
    font-size: ${theme.text.large};
  }

  /* The error stands on the dark ground here. */
  input + p {
    color: ${theme.color.waiting};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.space.xs};

  > div {
    flex: 1 1 ${theme.column.field};
  }

  button {
    min-height: ${theme.size.field};
  }

  /* Beside the box, the button stands level with it: below the height of a label. */
  ${beside} {
    button {
      margin-top: calc(${theme.text.small} * ${theme.leading.snug} + ${theme.space.xs});
    }
  }
`;

interface NewsletterFormProps {
  email: string;
  error: string | undefined;
  onEmail: (email: string) => void;
  onSubmit: () => void;
}

/** The newsletter box of the footer. */
export function NewsletterForm({ email, error, onEmail, onSubmit }: NewsletterFormProps) {
  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <Form noValidate onSubmit={handleSubmit}>
      <h2>{words.newsletter}</h2>
      <Row>
        <Field
          label={words.emailAddress}
          name="newsletter-email"
          type="email"
          autoComplete="email"
          value={email}
          error={error}
          onChange={(event) => onEmail(event.target.value)}
        />
        <Button type="submit">{words.subscribe}</Button>
      </Row>
    </Form>
  );
}
