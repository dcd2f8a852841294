import type { Defect } from './defect';

/** What a page does in somebody else's hands, and what is seen of it. */
export const defects: readonly Defect[] = [
  {
    id: 'button-text-beside-its-ring',
    notice: 'On a translated page, pressing a button that waits empties the page.',
    edits: [
      {
        file: 'src/components/Button.tsx',
        anchor: '<Label>{busy && busyLabel ? busyLabel : children}</Label>',
        replacement: '{busy && busyLabel ? busyLabel : children}',
      },
    ],
  },
  {
    id: 'sentence-of-bare-texts',
    notice: 'On a translated page, a sentence with a time in it keeps an old text when it changes.',
    edits: [
      {
        file: 'src/components/RichMessage.tsx',
        anchor: "typeof part === 'string' ? createElement('span', null, part) : part,",
        replacement: 'part,',
      },
    ],
  },
  {
    id: 'header-takes-the-page-along',
    notice: 'When the header breaks, a message as large as a page stands above the page.',
    edits: [
      {
        file: 'src/layout/PageLayout.tsx',
        anchor: ' instead={<PlainHeader />}',
        replacement: '',
      },
      {
        file: 'src/layout/PageLayout.tsx',
        anchor: "import { Header, PlainHeader } from './Header';",
        replacement: "import { Header } from './Header';",
      },
    ],
  },
  {
    id: 'check-in-day-unmarked',
    notice:
      'In the calendar the chosen check-in day looks like all others until the check-out day is chosen.',
    edits: [
      {
        file: 'src/components/StayCalendar.tsx',
        anchor: 'edge: edges }',
        replacement: 'edge: edges.length === 2 && edges }',
      },
    ],
  },
  {
    id: 'calendar-ignores-typed-dates',
    notice: 'An open calendar stays at its month when other dates are typed above it.',
    edits: [
      {
        file: 'src/components/StayCalendar.tsx',
        anchor: '?? turnedTo);',
        replacement: '&& turnedTo);',
      },
    ],
  },
  {
    id: 'calendar-stays-open',
    notice: 'The calendar stays open over the rest of the form once both days are chosen.',
    edits: [
      { file: 'src/components/DateRangeField.tsx', anchor: 'setOpen(false);', replacement: '' },
    ],
  },
  {
    id: 'links-underlined-in-forced-colours',
    notice:
      'Where the system forces its colours, every link of the header looks like the current page’s.',
    edits: [
      {
        file: 'src/layout/NavigationLink.ts',
        anchor: 'text-decoration: none;',
        replacement: 'text-decoration: underline transparent;',
      },
    ],
  },
  {
    id: 'chosen-rooms-in-forced-colours',
    notice: 'Where the system forces its colours, the chosen room types look like all others.',
    edits: [
      {
        file: 'src/booking/rooms/RoomTypeCard.tsx',
        anchor: 'outline: ${theme.border.hair} solid ${theme.color.forest};',
        replacement: 'box-shadow: inset 0 0 0 ${theme.border.hair} ${theme.color.forest};',
      },
    ],
  },
  {
    id: 'step-pay-wraps',
    notice: 'On a narrow phone the last step, Pay, stands alone on a second line.',
    edits: [
      {
        file: 'src/components/BookingSteps.tsx',
        anchor: '  flex: 1 1 auto;',
        replacement: '  flex: 1 1 4.25rem;',
      },
    ],
  },
  {
    id: 'long-name-cut',
    notice: 'A long first name in the header is cut although there is room beside it.',
    edits: [
      {
        file: 'src/layout/Header.tsx',
        anchor: '  min-width: ${theme.box.session};',
        replacement: '  width: ${theme.box.session};',
      },
    ],
  },
  {
    id: 'address-breaks-in-a-word',
    notice: 'A long e-mail address breaks in the middle of a word.',
    edits: [
      {
        file: 'src/components/BreakableText.tsx',
        anchor: '{index > 0 && <wbr />}',
        replacement: '',
      },
    ],
  },
  {
    id: 'filled-fields-unread',
    notice: 'A field that the browser filled in without an event is said to be empty.',
    edits: [
      {
        file: 'src/app/App.tsx',
        anchor: '  useEffect(() => reportFilledFields(document), []);',
        replacement: '  useEffect(() => void reportFilledFields, []);',
      },
    ],
  },
  {
    id: 'password-without-user-name',
    notice: 'A password manager does not know whose password is being changed.',
    edits: [
      {
        file: 'src/components/UserName.tsx',
        anchor: ' autoComplete="username"',
        replacement: '',
      },
    ],
  },
  {
    id: 'full-stop-in-an-id',
    notice: 'A link with a full stop stuck to its end opens “Reservation not found.”',
    edits: [
      {
        file: 'src/navigation/useReservationId.ts',
        anchor: 'return withoutStuckSigns(id);',
        replacement: 'return id || withoutStuckSigns(id);',
      },
    ],
  },
  {
    id: 'time-of-nobody',
    notice: 'A guest abroad can’t tell whose time the rooms are held until.',
    edits: [
      {
        file: 'messages/components/pages/timestamp.ts',
        anchor: '`${time} (Lagos time)`',
        replacement: 'time',
      },
    ],
  },
];
