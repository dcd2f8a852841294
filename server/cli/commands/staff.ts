import { deskRoles } from '../../../machines/desk/acts/act';
import { emailError } from '../../../machines/shared/fieldRules';
import type { StaffAct } from '../../../machines/desk/refusals/deskRefusals';
import * as messages from '../../../messages/desk/settings';
import * as fields from '../../../messages/shared/fields';
import { endAccess, inviteStaff, listStaff } from '../../staff/staffAccounts';
import { lagosTime } from '../../shared/lagosTime';
import { countInWords, table } from '../../shared/textTable';
import { UsageError, type CliArguments } from '../cliArguments';
import { report, success, failure, type StaffCommand, inTransaction } from '../staffCommand';

const WHO = 'Whose access? --email amara@hotel.example';

function readEmail(typed: CliArguments): string {
  const email = typed.text('email', WHO);
  const error = emailError(email, fields);
  if (error !== undefined) throw new UsageError(`${error}: “${email}”.`);
  return email;
}

const linkInWords = (email: string, url: string) => `${messages.linkSent(email)}\n${url}`;

/** A command that ends somebody's sessions. */
const accessCommand = (act: StaffAct, help: string): StaffCommand => ({
  words: ['staff', act],
  takes: '--email ADDRESS --by NAME --why "…"',
  help,
  read: (typed) => {
    const email = readEmail(typed);
    const { person, why } = typed.signed();
    return async (desk) => {
      const { name, url } = await inTransaction(desk, endAccess, { act, email, why }, person);
      return success(url === null ? messages.suspended(name) : linkInWords(email, url));
    };
  },
});

export const staffCommands: readonly StaffCommand[] = [
  {
    words: ['staff', 'invite'],
    takes: '--name NAME --email ADDRESS --role desk|manager|housekeeping --by NAME',
    help: 'Gives somebody access to the front desk in the browser: prints and sends a link with which they set a password and a second factor. A manager may do everything there.',
    read: (typed) => {
      const name = typed.text('name', 'What is their name? --name "Amara Eze"');
      const email = readEmail(typed);
      const role = typed.oneOf('role', deskRoles, 'What may they do? --role desk');
      const person = typed.person();
      return async (desk) => {
        const url = await inTransaction(desk, inviteStaff, { name, email, role }, person);
        return url === null ? failure(messages.known(email)) : success(linkInWords(email, url));
      };
    },
  },
  accessCommand(
    'suspend',
    'Takes somebody’s access to the front desk away at once, also where they are logged in. staff reset gives it back. The last manager keeps it.',
  ),
  accessCommand(
    'reset',
    'For a lost telephone or a forgotten password: ends password, second factor, recovery codes and sessions of somebody at the front desk, and prints and sends a new link. Lets suspended people in again.',
  ),
  {
    words: ['staff', 'list'],
    takes: '[--json]',
    help: 'Who has, or had, access to the front desk in the browser.',
    read:
      () =>
      async ({ database }) => {
        const people = await listStaff(database);
        const lines = people.map(({ name, email, role, state, createdAt }) => [
          name,
          email,
          role,
          state,
          lagosTime(createdAt),
        ]);
        const heads = ['Name', 'Address', 'Role', 'Access', 'Invited'];
        const found = countInWords(people.length, 'person').replace('persons', 'people');
        return report(people, [found, ...table([heads, ...lines])].join('\n'));
      },
  },
];
