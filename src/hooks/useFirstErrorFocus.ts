import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react';

/**
 * Focuses the first invalid field after a form was submitted.
 * @param covered whether a dialog covers the form; the focus moves once it is gone
 */
export function useFirstErrorFocus(onSubmit: () => void, covered = false) {
  const formRef: RefObject<HTMLFormElement | null> = useRef(null);
  const submitted = useRef(false);

  useEffect(() => {
    if (!submitted.current || covered) return;
    const wrong = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong) return;
    submitted.current = false;
    wrong.focus();
  });

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    submitted.current = true;
    onSubmit();
  }
  return { formRef, handleSubmit };
}
