import * as fields from '../shared/fields';

/** Messages of the newsletter box. */

export const emailRequired = fields.emailRequired;
export const emailInvalid = fields.emailInvalid;
