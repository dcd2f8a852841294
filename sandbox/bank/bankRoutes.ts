import type { FastifyInstance } from 'fastify';
import { membersOf, textOf } from '../json';
import { koboOfNaira } from '../kobo';
import { bankPage, DEFAULT_SENDER } from '../pages/bankPage';
import { sendPage } from '../pages/page';
import type { DemoBank } from './demoBank';

/** The demo bank's path on each provider's origin. */
export const BANK_PATH = '/demo-bank';

/** The demo bank's page. Money is sent here, never on a checkout. */
export function addDemoBank(app: FastifyInstance, bank: DemoBank): void {
  app.get(BANK_PATH, (request, reply) => {
    const query = membersOf(request.query);
    return sendPage(reply, {
      owner: 'bank',
      title: 'Send money',
      wide: true,
      body: bankPage({
        transfers: bank.transfers().toReversed(),
        accountNumber: textOf(query.account) ?? '',
        naira: textOf(query.amount) ?? '',
        notice: textOf(query.notice),
      }),
    });
  });

  app.post(BANK_PATH, (request, reply) => {
    const fields = membersOf(request.body);
    const amountKobo = koboOfNaira(textOf(fields.amount));
    const minutes = Number(textOf(fields.laterMinutes) ?? 0);
    const transfer =
      amountKobo === null || amountKobo === 0 || !Number.isSafeInteger(minutes) || minutes < 0
        ? null
        : bank.transfer({
            accountNumber: textOf(fields.account) ?? '',
            amountKobo,
            sender: {
              name: textOf(fields.sender) ?? DEFAULT_SENDER.name,
              accountNumber: textOf(fields.senderAccount) ?? DEFAULT_SENDER.accountNumber,
            },
            laterMs: minutes * 60_000,
          });
    return reply.redirect(`${BANK_PATH}?notice=${transfer === null ? 'refused' : 'sent'}`, 303);
  });
}
