import type { Defect } from './defect';

/** Mistakes in what the machines do with controls, answers and events. */
export const defects: readonly Defect[] = [
  {
    id: 'no-logout-while-restoring',
    notice: 'While a new tab restores its session, Logout is shown and does nothing.',
    edits: [
      {
        file: 'machines/session/restoringState.ts',
        anchor: '        ...loggingOut,\n',
        replacement: '',
      },
    ],
  },
  {
    id: 'firewall-asks-for-a-code',
    notice: 'A 403 of a firewall at the log-in asks for a code that nobody sent.',
    edits: [
      {
        file: 'machines/login/authFormMachine.ts',
        anchor: "isRefusal(failureOf(error), 'account_not_verified')",
        replacement: "'status' in failureOf(error)",
      },
    ],
  },
  {
    id: 'firewall-ends-the-session',
    notice: 'A firewall’s 403 to a refresh logs the guest out.',
    edits: [
      {
        file: 'machines/shared/failureKind.ts',
        anchor: " || (failure.status === 403 && failure.code === '')",
        replacement: '',
      },
    ],
  },
  {
    id: 'typing-vanishes-while-registering',
    notice: 'What is typed into the registration while it is sent vanishes.',
    edits: [
      {
        file: 'src/login/RegistrationForm.tsx',
        anchor: '    readOnly: busy,',
        replacement: '    readOnly: false,',
      },
    ],
  },
  {
    id: 'link-of-an-email-lost-while-sending',
    notice: 'The password link of an email does nothing while a code is being asked for.',
    edits: [
      {
        file: 'machines/login/passwordResetMachine.ts',
        anchor:
          "      target: '.choosingByLink',\n      actions: { type: 'keep the link', params: ({ event }) => event },\n",
        replacement: '',
      },
    ],
  },
  {
    id: 'rooms-vanish-without-a-word',
    notice: 'Three rooms chosen, one left: the count becomes one, and nobody says so.',
    edits: [
      {
        file: 'machines/booking/roomSelectionMachine.ts',
        anchor: 'roomsChosen(available) < roomsChosen(counts) ? counts : null',
        replacement: 'null',
      },
    ],
  },
  {
    id: 'nobody-says-that-nothing-was-cancelled',
    notice: 'A cancellation that a lost session prevented is forgotten after the log-in.',
    edits: [
      {
        file: 'machines/reservation/reservationManagementMachine.ts',
        anchor: "isFrom('sendChange')({ event }) && context.wanted?.kind === 'cancelling',",
        replacement: "isFrom()({ event }) && context.wanted?.kind === 'cancelling',",
      },
    ],
  },
  {
    id: 'abandoned-booking-comes-back',
    notice: 'A booking left for the list of reservations is taken up again by the next page.',
    edits: [
      {
        file: 'machines/booking/bookingMachine.ts',
        anchor: "actions: ['start over', 'remember path']",
        replacement: "actions: 'remember path'",
      },
    ],
  },
  {
    id: 'date-error-outlives-its-repair',
    notice: 'The check-out is told off after the check-in has put it right.',
    edits: [
      {
        file: 'machines/shared/fieldErrors.ts',
        anchor: 'remaining[field] !== before[field]',
        replacement: 'field in before',
      },
    ],
  },
  {
    id: 'broken-server-leaves-the-code-open',
    notice: 'A 500 without a message on the code form does not read as specified.',
    edits: [
      {
        file: 'machines/login/accountVerificationMachine.ts',
        anchor: "failure.kind === 'refused' && failure.status >= 500",
        replacement: "failure.kind === 'refused' && failure.status > 500",
      },
    ],
  },
  {
    id: 'stopped-slides-move-again',
    notice: 'Slides stopped by hand move once the system’s wish for less motion has come and gone.',
    edits: [
      {
        file: 'machines/site/sliderMachine.ts',
        anchor: "target: '#slider.stopped'",
        replacement: "target: '#slider.moving'",
      },
    ],
  },
];
