import { createTransport } from 'nodemailer';
import type { Configuration } from '../../configuration/configuration';
import { providerNames } from '../../../messages/payment/providers';
import { createProviders } from '../../paymentProviders/providers';
import { ProviderError, type PaymentProvider } from '../../paymentProviders/provider';
import { fail, ok, pointOf, warn, type Finding } from './finding';

/** For one harmless request or connection, including retries. */
const TIMEOUT_MS = 10_000;

/** Lists a provider's payments of the last seconds, which works only with a valid key. */
export async function examineKey(
  provider: PaymentProvider,
  { isTestKey, production, now }: { isTestKey: boolean; production: boolean; now: Date },
): Promise<Finding> {
  const what = providerNames[provider.name];
  try {
    await provider.listPayments(now);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return error.kind === 'unknown'
      ? fail(
          what,
          `gives no answer: ${pointOf(error)}`,
          'Check the network, and the provider’s status page. Guests can pay with the other one.',
        )
      : fail(
          what,
          `does not accept the key: ${error.message}`,
          `Compare ${provider.name.toUpperCase()}_SECRET_KEY with the provider’s dashboard.`,
        );
  }
  return isTestKey && production
    ? warn(
        what,
        'accepts the key, which is a test key: no money moves',
        'Put the live key in place when the rehearsal is over.',
      )
    : ok(what, 'accepts the key');
}

/** Checks both providers' keys. */
export async function examineKeys(configuration: Configuration, now: Date): Promise<Finding[]> {
  const { paystack, flutterwave, production, sandbox } = configuration;
  const providers = createProviders(configuration, { timeout: TIMEOUT_MS });
  const found = await Promise.all([
    examineKey(providers.paystack, {
      isTestKey: paystack.secretKey.startsWith('sk_test_'),
      production,
      now,
    }),
    examineKey(providers.flutterwave, {
      isTestKey: flutterwave.secretKey.startsWith('FLWSECK_TEST'),
      production,
      now,
    }),
  ]);
  if (sandbox === null) return found;
  return found.map((one) =>
    one.verdict === 'ok'
      ? ok(one.what, 'the sandbox stands in for it')
      : warn(
          one.what,
          'the sandbox stands in for it, and is not running',
          'It is part of the server: npm start.',
        ),
  );
}

/** Replaced secrets should be kept only as long as tokens signed with them are in use. */
export function examineSecrets({ secrets }: Pick<Configuration, 'secrets'>): Finding {
  const before = secrets.accessTokensBefore.length;
  return before === 0
    ? ok('Secrets', 'are set, and none that was replaced is still believed')
    : warn(
        'Secrets',
        `${before} that were replaced are still believed`,
        'Take ACCESS_TOKEN_SECRETS_BEFORE away 15 minutes after the change.',
      );
}

/** Connects to the mail server and logs in, without sending anything. */
export async function examineMail({ smtpUrl }: Pick<Configuration, 'smtpUrl'>): Promise<Finding> {
  if (smtpUrl === null) return ok('Mail', 'goes to the mailbox of development');
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    await transport.verify();
  } catch (error) {
    return fail(
      'Mail',
      `the mail server takes nothing: ${pointOf(error)}`,
      'Check SMTP_URL. Without email nobody can register; what is written goes out when it works again, for some two days.',
    );
  } finally {
    transport.close();
  }
  return ok('Mail', 'the mail server takes email');
}
