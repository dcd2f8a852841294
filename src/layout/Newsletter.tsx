import { type SubmitEvent, useState } from 'react';
import styled from 'styled-components';
import { emailError } from '../../machines/shared/fieldRules';
import * as messages from '../../messages/site/newsletter';
import * as words from '../../messages/layout/pages/footer';
import { Button } from '../components/Button';
import { Field } from '../components/Field';
import { beside } from '../theme/media';
import { theme } from '../theme/theme';
import { titleType } from '../theme/typography';

const FIELD = 'newsletter-email';

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
    flex: 1 1 ${theme.column.action};
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

/** The newsletter box of the footer. It checks the address, clears it and promises nothing. */
export function Newsletter() {
  const [refused, setRefused] = useState<{ typed: string; error: string }>();
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = new FormData(event.currentTarget).get(FIELD);
    const typed = typeof field === 'string' ? field : '';
    const error = emailError(typed, messages);
    if (error === undefined) event.currentTarget.reset();
    setRefused(error === undefined ? undefined : { typed, error });
  }
  return (
    <Form noValidate onSubmit={handleSubmit}>
      <h2>{words.newsletter}</h2>
      <Row>
        <Field
          label={words.emailAddress}
          name={FIELD}
          type="email"
          autoComplete="email"
          error={refused?.error}
          onChange={({ currentTarget: { value } }) => {
            // What was filled in or typed early is reported again, and isn't a change.
            setRefused((before) => (before?.typed === value ? before : undefined));
          }}
        />
        <Button type="submit">{words.subscribe}</Button>
      </Row>
    </Form>
  );
}
