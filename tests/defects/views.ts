import type { Defect } from './defect';

/** Mistakes of views and of the seams between page, machine, browser and server: one of each kind. */
export const defects: readonly Defect[] = [
  {
    id: 'handler-dropped',
    notice: 'The Logout button in the menu does nothing.',
    edits: [
      {
        file: 'src/layout/GuestMenu.tsx',
        anchor: '<Button variant="secondary" wide onClick={onLogOut}>',
        replacement: '<Button variant="secondary" wide>',
      },
    ],
  },
  {
    id: 'wrong-event',
    notice: '“Check again” after an ended hold starts a payment instead of asking.',
    edits: [
      {
        file: 'src/payment/confirmation/ConfirmationBody.tsx',
        anchor: "send({ type: 'check.requested' })",
        replacement: "send({ type: 'retry.requested' })",
      },
    ],
  },
  {
    id: 'disabled-removed',
    notice: 'A counter goes below zero rooms.',
    edits: [
      {
        file: 'src/components/Stepper.tsx',
        anchor: 'onClick={() => !atMin && onChange(value - 1)}',
        replacement: 'onClick={() => onChange(value - 1)}',
      },
    ],
  },
  {
    id: 'two-states-swapped',
    notice: 'A cancelled reservation reads as refunded on the confirmation page.',
    edits: [
      {
        file: 'machines/payment/reservationToPay.ts',
        anchor: 'cancelled: paymentMessages.cancelled,',
        replacement: 'cancelled: paymentMessages.refunded,',
      },
    ],
  },
  {
    id: 'wrong-storage-key',
    notice: 'After an update every guest is logged out.',
    edits: [
      {
        file: 'src/session/sessionKeys.ts',
        anchor: "const REFRESH_TOKEN = 'refreshToken';",
        replacement: "const REFRESH_TOKEN = 'refresh_token';",
      },
    ],
  },
  {
    id: 'wrong-storage',
    notice: 'A guest who opens a second tab is led to the page that the first tab waits for.',
    edits: [
      {
        file: 'src/session/sessionKeys.ts',
        anchor: "redirectAfterLogin: ownedText(tab, 'redirectAfterLogin'),",
        replacement: "redirectAfterLogin: ownedText(device, 'redirectAfterLogin'),",
      },
    ],
  },
  {
    id: 'actor-not-provided',
    notice: 'Pay does nothing: the guest is never sent to the provider.',
    edits: [
      {
        file: 'src/payment/checkoutActors.ts',
        anchor: 'context.leaveFor(address);',
        replacement: 'void address;',
      },
    ],
  },
  {
    id: 'response-field-renamed',
    notice: 'Every room type is offered without a limit, though none may be left.',
    edits: [
      {
        file: 'src/api/availabilityResponse.ts',
        anchor: "requiredNumber(response, 'roomsLeft')",
        replacement: "requiredNumber(response, 'left')",
      },
    ],
  },
  {
    id: 'request-field-dropped',
    notice: 'What the guest wrote as a special request never reaches the hotel.',
    edits: [
      {
        file: 'machines/reservation/reservationForm.ts',
        anchor: 'specialRequest: specialRequestForWire(form.notes),',
        replacement: "specialRequest: 'nothing',",
      },
    ],
  },
  {
    id: 'total-without-nights',
    notice: 'The flow to the payment page asks the price of one night for the whole stay.',
    edits: [
      {
        file: 'machines/booking/bookingRequest.ts',
        anchor: 'totalPrice: nairaFromKobo(summaryOf(form, counts, prices).total),',
        replacement:
          'totalPrice: nairaFromKobo(nightlySum(summaryOf(form, counts, prices).lines)),',
      },
    ],
  },
  {
    id: 'password-shown',
    notice: 'A password can be read by whoever looks over the shoulder.',
    edits: [
      {
        file: 'src/components/PasswordField.tsx',
        anchor: "type={shown ? 'text' : 'password'}",
        replacement: 'type="text"',
      },
    ],
  },
  {
    id: 'label-without-field',
    notice: 'A screen reader reads the counters of the rooms without the name of the room.',
    edits: [
      {
        file: 'src/components/Stepper.tsx',
        anchor: '<Group role="group" aria-label={label}>',
        replacement: '<Group role="group">',
      },
    ],
  },
];
