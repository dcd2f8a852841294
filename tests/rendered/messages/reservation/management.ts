import { accountNeeded } from './accountNeeded';
import { cancelling } from './cancelling';
import { details } from './details';
import { holding } from './holdCountdown';
import { modifying } from './modifying';
import { otherDates } from './otherDates';
import { fetching } from './documents';
import { refunding } from './refunding';
import { timeline } from './timeline';
import type { WordTable } from '../situation';

/** The details of a reservation and what can be done with it. */
export const management: WordTable = {
  screen: 'details of a reservation',
  situations: [
    ...details,
    ...accountNeeded,
    ...holding,
    ...timeline,
    ...fetching,
    ...cancelling,
    ...modifying,
    ...otherDates,
    ...refunding,
  ],
};
