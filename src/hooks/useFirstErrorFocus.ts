import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react';

/** A form's error: an invalid field, or a message that belongs to no field. */
const WRONG = '[aria-invalid="true"], [data-error]';

/**
 * Focuses what is wrong after a form was submitted, so that it comes into view and is read out: the first invalid field,
 * or the message that belongs to none.
 * @param covered whether a dialog covers the form; the focus moves once it is gone
 */
export function useFirstErrorFocus(onSubmit: (form: HTMLFormElement) => void, covered = false) {
  const formRef: RefObject<HTMLFormElement | null> = useRef(null);
  const submitted = useRef(false);

  useEffect(() => {
    if (!submitted.current || covered) return;
    const wrong = formRef.current?.querySelector<HTMLElement>(WRONG);
    if (!wrong) return;
    submitted.current = false;
    if ('error' in wrong.dataset) wrong.setAttribute('tabindex', '-1');
    wrong.focus();
  });

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    submitted.current = true;
    onSubmit(event.currentTarget);
  }
  return { formRef, handleSubmit };
}
