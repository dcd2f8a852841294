import preview from '../../.storybook/preview';
import { paths } from '../../machines/shared/paths';
import { holdReminderModel as model } from '../../models/reservation/holdReminderModel';
import { screen } from '../support/screen';

const meta = preview.meta({ title: 'Screens/Rooms held and not paid' });
const reminding = (words: string, says: readonly string[]) =>
  screen({ model, url: paths.home, path: { to: 'reminding', by: [words] }, says });

export const UntilToday = meta.story(
  reminding('the server knows of held rooms', ['Your rooms are held until 11:00', 'Pay now']),
);

export const UntilTomorrow = meta.story(
  reminding('the server knows of rooms that are held until tomorrow', [
    'Your rooms are held until Wed, 11 Mar,',
    'Pay now',
  ]),
);
