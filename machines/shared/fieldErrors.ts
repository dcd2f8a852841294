/** The message of each invalid field; a valid field has none. */
export type FieldErrors<TFields> = Partial<Record<keyof TFields, string>>;

/** An evaluated rule: whether it holds, and the message if it doesn't. */
export type AppliedRule = readonly [holds: boolean, message: string];

/** The message of the last rule that doesn't hold. */
export function lastFailing(rules: readonly AppliedRule[]): string | undefined {
  return rules.filter(([holds]) => !holds).at(-1)?.[1];
}

/** Only the fields that have a message, so that no errors means an empty object. */
export function definedErrors<TField extends string>(
  errors: Partial<Record<TField, string | undefined>>,
): Partial<Record<TField, string>> {
  const failing: Partial<Record<TField, string>> = {};
  for (const field in errors) {
    const message = errors[field];
    if (message !== undefined) failing[field] = message;
  }
  return failing;
}

/** Whether there are no errors. */
export function isValid(errors: object): boolean {
  return Object.keys(errors).length === 0;
}

/** The errors without that of one field: editing a field clears its error. Returns the same object if it has none. */
export function withoutField<TErrors extends object>(
  errors: TErrors,
  field: keyof TErrors,
): TErrors {
  if (!(field in errors)) return errors;
  const remaining = { ...errors };
  Reflect.deleteProperty(remaining, field);
  return remaining;
}

/** A field of a form was given another value. */
export type FieldEdited<TForm> = {
  [Field in keyof TForm]: { type: 'field.edited'; field: Field; value: TForm[Field] };
}[keyof TForm];

/**
 * A form with another value in a field, and its errors: that field's error is cleared, and what a rule said of another
 * field is what it says now, because a rule can read two fields (dates, passwords). No error appears, and without any
 * they are the same object.
 * @param rules which errors they find in a form
 */
export function afterEdit<TForm extends object, TErrors extends FieldErrors<TForm>>(
  { form, errors }: { form: TForm; errors: TErrors },
  { field: edited, value }: Pick<FieldEdited<TForm>, 'field' | 'value'>,
  rules: (form: TForm) => NoInfer<TErrors>,
): { form: TForm; errors: TErrors } {
  const after = { ...form, [edited]: value };
  if (isValid(errors)) return { form: after, errors };
  const errorsBefore = rules(form);
  const errorsAfter = rules(after);
  const remaining = { ...withoutField(errors, edited) };
  for (const field in remaining) {
    if (remaining[field] !== errorsBefore[field]) continue;
    if (field in errorsAfter) remaining[field] = errorsAfter[field];
    else Reflect.deleteProperty(remaining, field);
  }
  return { form: after, errors: remaining };
}

/**
 * The edited fields of a form.
 * @param seen the values with which the form was opened
 */
export function editedIn<TForm extends object>(form: TForm, seen: TForm): Partial<TForm> {
  const edited: Partial<TForm> = {};
  for (const field in form) if (form[field] !== seen[field]) edited[field] = form[field];
  return edited;
}

/**
 * A form after its values were changed elsewhere: what was edited stays, and everything else is as it is now.
 * @param now the values of now
 */
export function rebaseEdits<TForm extends object>(form: TForm, seen: TForm, now: TForm): TForm {
  return { ...now, ...editedIn(form, seen) };
}
