import * as fields from '../shared/fields';

/** Everything the product says about the newsletter. */

export const emailRequired = fields.emailRequired;
export const emailInvalid = fields.emailInvalid;
