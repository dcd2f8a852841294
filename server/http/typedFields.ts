import type { Ajv } from 'ajv';
import {
  nationalPhone,
  typedCode,
  typedEmail,
  typedName,
  typedPassword,
  typedPhone,
  typedText,
} from '../../machines/shared/typedText';

/** How a field of the contract is read, by its `x-typed`. */
const readers: Readonly<Record<string, (text: string) => string>> = {
  name: typedName,
  email: typedEmail,
  phone: typedPhone,
  nationalPhone,
  code: typedCode,
  text: typedText,
  password: typedPassword,
};

/** Reads what people type as the contract says, before its other rules count characters. */
export function readTypedText(ajv: Ajv): Ajv {
  return ajv.addKeyword({
    keyword: 'x-typed',
    type: 'string',
    schemaType: 'string',
    before: 'maxLength',
    modifying: true,
    errors: false,
    compile: (kind: string) => {
      const read = readers[kind];
      if (!read) throw new Error(`The contract's x-typed is none of the known kinds: ${kind}`);
      return (typed: string, within) => {
        if (within) Reflect.set(within.parentData, within.parentDataProperty, read(typed));
        return true;
      };
    },
  });
}
