/** Beside the label of an optional field. */
export const optional = '(optional)';
