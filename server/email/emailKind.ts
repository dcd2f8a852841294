import { Ajv, type JTDDataType, type ValidateFunction } from 'ajv/dist/jtd.js';
import type { Context } from '../context';
import type { EmailContent, EmailText } from './emailText';

/** The content of an email. A subject here replaces the stored one, if that must not be readable. */
export type EmailBody = Omit<EmailText, 'recipient' | 'subject'> &
  Partial<Pick<EmailText, 'subject'>>;

/** An email's recipient, and the subject under which it is sent and listed. */
export interface EmailEnvelope {
  recipient: string;
  subject: string;
  /** The reservation whose guest it names to another recipient; it is erased with the account. */
  reservationId?: string | null;
}

/** An email to be sent, whose text is written from its facts at that time. */
export interface UnwrittenEmail extends EmailEnvelope {
  kind: string;
  facts: object;
}

/** Writes emails of one kind. */
export interface EmailWriter {
  /** Stored in the rows of waiting emails: a name never changes. */
  name: string;
  /**
   * Writes what the email says.
   * @param facts as they were stored
   * @throws Error if they don't fit this kind; it names the place but no value
   */
  write: (content: EmailContent, facts: unknown) => EmailBody;
  /** Whether what it says is still true when it is about to be sent; absent if that never changes. */
  isStillTrue?: (context: Context, facts: unknown) => Promise<boolean>;
  /** Until when it is worth sending, e.g. while a code in it counts; absent or null if it doesn't age. */
  worthUntil?: (facts: unknown, writtenAt: Date) => Date | null;
}

/** A kind of email: its facts, and the text written from them. */
export interface EmailKind<Facts extends object> extends EmailWriter {
  /** An email of this kind. Its facts hold no more than what the email says. */
  email: (envelope: EmailEnvelope, facts: Facts) => UnwrittenEmail;
}

let ajvOnce: Ajv | undefined;

/** A schema that takes facts it does not name: the newer server beside this one may have written the email. */
function withUnknownFacts(schema: object): object {
  const isOpen = 'properties' in schema || 'optionalProperties' in schema;
  const parts = Object.entries(schema).map(([name, part]: [string, unknown]) => {
    const isSchema = typeof part === 'object' && part !== null && !Array.isArray(part);
    return [name, isSchema ? withUnknownFacts(part) : part] as const;
  });
  return Object.fromEntries(isOpen ? [...parts, ['additionalProperties', true]] : parts);
}

function compiled(schema: object): ValidateFunction {
  // Validating the schemas takes far longer than compiling them. The compiler and a test have checked them.
  ajvOnce ??= new Ajv({ validateSchema: false });
  return ajvOnce.compile(withUnknownFacts(schema));
}

/**
 * Defines a kind of email. Its facts are stored when it is enqueued, so everything that may change until it is sent,
 * such as a price or whether it can still be paid, is among them. A fact that is added later must be optional; an
 * older server ignores it.
 * @param schema of the facts, as a JSON Type Definition (RFC 8927)
 * @param ages how it ages, if it does: whether it is still true, asked before it is sent, and until when it is worth it
 */
export function emailKind<const Schema extends object>(
  name: string,
  schema: Schema,
  say: (facts: JTDDataType<Schema> & object, content: EmailContent) => EmailBody,
  ages: {
    isStillTrue?: (facts: JTDDataType<Schema> & object, context: Context) => Promise<boolean>;
    worthUntil?: (facts: JTDDataType<Schema> & object, writtenAt: Date) => Date | null;
  } = {},
): EmailKind<JTDDataType<Schema> & object> {
  let validateOnce: ValidateFunction | undefined;
  const factsIn = (stored: unknown): JTDDataType<Schema> & object => {
    const validate = (validateOnce ??= compiled(schema));
    const isFacts = (value: unknown): value is JTDDataType<Schema> & object => validate(value);
    if (isFacts(stored)) return stored;
    const places = validate.errors?.map(
      ({ instancePath, keyword }) => `${instancePath} ${keyword}`,
    );
    throw new Error(`These are no facts of ${name}: ${places?.join(', ') ?? ''}`);
  };
  const { isStillTrue, worthUntil } = ages;
  return {
    name,
    email: (envelope, facts) => ({ ...envelope, kind: name, facts }),
    write: (content, stored) => say(factsIn(stored), content),
    ...(isStillTrue && {
      isStillTrue: async (context, stored) => isStillTrue(factsIn(stored), context),
    }),
    ...(worthUntil && {
      worthUntil: (stored, writtenAt) => worthUntil(factsIn(stored), writtenAt),
    }),
  };
}
