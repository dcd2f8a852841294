import { Ajv, type JTDDataType, type ValidateFunction } from 'ajv/dist/jtd.js';
import type { EmailContent, EmailText } from './emailText';

/** What an email says; its recipient and subject are decided when its cause happens. */
export type EmailBody = Omit<EmailText, 'recipient' | 'subject'>;

/** To whom an email goes, and under which subject it is sent and listed. */
export interface EmailEnvelope {
  recipient: string;
  subject: string;
  /** The reservation whose guest it names to somebody else than the account's owner; it is forgotten with the account. */
  reservationId?: string | null;
}

/** An email to be sent. It is written from its facts when it is sent. */
export interface UnwrittenEmail extends EmailEnvelope {
  /** The name of its {@link EmailKind}. */
  kind: string;
  facts: object;
}

/** Writes emails of one kind. */
export interface EmailWriter {
  /** Stands in rows with waiting emails: a name never changes. */
  name: string;
  /**
   * What such an email says.
   * @param facts as they were stored
   * @throws Error where they are none of this kind; it names the place, and no value
   */
  write: (content: EmailContent, facts: unknown) => EmailBody;
}

/** Emails of one kind: the facts of which they are made, and how those are said. */
export interface EmailKind<Facts extends object> extends EmailWriter {
  /** An email of this kind. The facts hold no more than what the email says. */
  email: (envelope: EmailEnvelope, facts: Facts) => UnwrittenEmail;
}

let ajvOnce: Ajv | undefined;

function compiled(schema: object): ValidateFunction {
  // Reading the description of all schemas takes far longer than these, which the compiler and a test have checked.
  ajvOnce ??= new Ajv({ validateSchema: false });
  return ajvOnce.compile(schema);
}

/**
 * A kind of email. Its facts have waited in the database since it happened: everything that depends on the moment, such
 * as a price or whether something can still be paid, is among them. A fact that is added later is optional.
 * @param schema of the facts, as a JSON type definition (RFC 8927)
 */
export function emailKind<const Schema extends object>(
  name: string,
  schema: Schema,
  say: (facts: JTDDataType<Schema> & object, content: EmailContent) => EmailBody,
): EmailKind<JTDDataType<Schema> & object> {
  let validateOnce: ValidateFunction | undefined;
  return {
    name,
    email: (envelope, facts) => ({ ...envelope, kind: name, facts }),
    write: (content, stored) => {
      const validate = (validateOnce ??= compiled(schema));
      const isFacts = (value: unknown): value is JTDDataType<Schema> & object => validate(value);
      if (isFacts(stored)) return say(stored, content);
      const places = validate.errors?.map(
        ({ instancePath, keyword }) => `${instancePath} ${keyword}`,
      );
      throw new Error(`These are no facts of ${name}: ${places?.join(', ') ?? ''}`);
    },
  };
}
