/** What a function of another language answers: the parts of a sentence may come in another order, and be more or fewer. */
type TranslatedAnswer<Said> = Said extends readonly unknown[]
  ? readonly unknown[]
  : Translated<Said>;

/**
 * What another language says in place of some words: texts for texts, a function of the same values for a function. What
 * stays as it is (numbers, a list's order) is written again.
 */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...values: infer Values) => infer Said
    ? (...values: Values) => TranslatedAnswer<Said>
    : Words extends object
      ? { readonly [Name in keyof Words]: Translated<Words[Name]> }
      : Words;
