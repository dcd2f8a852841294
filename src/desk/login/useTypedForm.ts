import { useFirstErrorFocus } from '../../hooks/useFirstErrorFocus';

/**
 * The attributes of a form whose fields keep what is typed until it is sent. What is wrong then gets the focus.
 * @param names of its fields
 */
export function useTypedForm<const TName extends string>(
  names: readonly TName[],
  onSubmit: (typed: Record<TName, string>) => void,
) {
  const { formRef, handleSubmit } = useFirstErrorFocus((form) => {
    const typed = new FormData(form);
    const texts: Partial<Record<TName, string>> = {};
    const isWhole = (found: Partial<Record<TName, string>>): found is Record<TName, string> =>
      names.every((name) => name in found);
    for (const name of names) {
      const value = typed.get(name);
      texts[name] = typeof value === 'string' ? value : '';
    }
    if (isWhole(texts)) onSubmit(texts);
  });
  return { ref: formRef, onSubmit: handleSubmit };
}
