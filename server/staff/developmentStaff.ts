import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Secret } from 'otpauth';
import { hashPassword } from '../accounts/passwords/password';
import { staffMember } from '../database/schema';
import type { Context } from '../context';
import { sealTotpSecret, totpCodeAt } from './secondFactor';

/** Somebody with whom the desk can be tried, and what they log in with. */
export interface DevelopmentStaff {
  email: string;
  password: string;
  /** The authenticator's secret, in base32. */
  totpSecret: string;
}

const PASSWORD_LENGTH = 16;

const people = [
  { name: 'Desk', email: 'desk@hotel.example', role: 'desk' },
  { name: 'Manager', email: 'manager@hotel.example', role: 'manager' },
  { name: 'Housekeeping', email: 'housekeeping@hotel.example', role: 'housekeeping' },
] as const;

/** @throws Error in production */
function secretsOf({ configuration }: Pick<Context, 'configuration'>) {
  if (configuration.production) throw new Error('Production has no people of development.');
  return (what: string) =>
    createHmac('sha1', configuration.secrets.codes).update(`development ${what}`).digest();
}

const totpSecretOf = (context: Pick<Context, 'configuration'>, email: string) =>
  new Secret({ buffer: Uint8Array.from(secretsOf(context)(`totp ${email}`)).buffer }).base32;

/** The code that the authenticator of one of them shows now; null for anybody else. @throws Error in production */
export function developmentCode(
  context: Pick<Context, 'clock' | 'configuration'>,
  email: string,
): string | null {
  const isOne = people.some((one) => one.email === email);
  return isOne ? totpCodeAt(totpSecretOf(context, email), context.clock.now()) : null;
}

/**
 * Creates the three people with whom the desk can be tried, so that what is printed is right at every start. Their
 * passwords and secrets come from the data folder's own secret: they stay the same, and nobody else knows them.
 * @throws Error in production
 */
export async function openDevelopmentStaff(context: Context): Promise<DevelopmentStaff[]> {
  const { database, random, clock } = context;
  const digestOf = secretsOf(context);
  return Promise.all(
    people.map(async ({ name, email, role }) => {
      const password = digestOf(`password ${email}`).toString('hex').slice(0, PASSWORD_LENGTH);
      const totpSecret = totpSecretOf(context, email);
      const id = random.uuid();
      const passwordHash = await hashPassword(password, 'development');
      const createdAt = clock.now();
      const added = { id, name, email, role, createdAt, passwordHash };
      await database.transaction(async (tx) => {
        const [row] = await tx
          .insert(staffMember)
          .values(added)
          .onConflictDoUpdate({
            target: staffMember.email,
            set: { passwordHash, role, suspendedAt: null },
          })
          .returning({ id: staffMember.id });
        const staffId = row?.id ?? id;
        await tx
          .update(staffMember)
          .set({ totpSecret: sealTotpSecret(context, staffId, totpSecret) })
          .where(eq(staffMember.id, staffId));
      });
      return { email, password, totpSecret };
    }),
  );
}
