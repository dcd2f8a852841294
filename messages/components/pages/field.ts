/** Said beside the label of what may stay empty. */
export const optional = '(optional)';
