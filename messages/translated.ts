/** What another language's function returns: a sentence's parts may be reordered, and more or fewer. */
type TranslatedAnswer<Said> = Said extends readonly unknown[]
  ? readonly unknown[]
  : Translated<Said>;

/**
 * The type of a translation: texts for texts, and a function of the same values for a function. Unchanged values
 * (numbers, a list's order) are repeated.
 */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...values: infer Values) => infer Said
    ? (...values: Values) => TranslatedAnswer<Said>
    : Words extends object
      ? { readonly [Name in keyof Words]: Translated<Words[Name]> }
      : Words;
