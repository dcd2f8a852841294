import type { SyntheticEvent } from 'react';
import styled from 'styled-components';
import { Button } from '../components/Button';
import { Field } from '../components/Field';
import { theme } from '../theme/theme';
import { titleType } from '../theme/typography';

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.m};
  container-type: inline-size;

  h2 {
    ${titleType}
    font-size: 1.125rem;
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
    flex: 1 1 12rem;
  }

  button {
    min-height: 3rem;
  }

  /* Beside the box, the button stands level with it: below the height of a label. */
  @container (min-width: 20rem) {
    button {
      margin-top: 1.6rem;
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
      <h2>Newsletter</h2>
      <Row>
        <Field
          label="E-mail address"
          name="newsletter-email"
          type="email"
          autoComplete="email"
          value={email}
          error={error}
          onChange={(event) => onEmail(event.target.value)}
        />
        <Button type="submit">Subscribe</Button>
      </Row>
    </Form>
  );
}
