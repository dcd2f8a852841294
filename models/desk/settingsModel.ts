import { settingsMachine, type SettingsQuestion } from '../../machines/desk/settingsMachine';
import { linkLost } from '../../messages/desk/pages/settings';
import { answers } from '../../tools/model/outcomes';
import { defineModel } from '../defineModel';
import { amara, bola } from './deskExamples';
import { exampleSettings, laterSettings, link, linkSent } from './exampleSettings';
import { actingCases, actingStates, asksFor, closesDialog, types } from './openScreenCases';

const suspends = { act: 'suspend', email: amara.email } as const;
const roomType = 'Double Deluxe';
const sets: SettingsQuestion = { act: 'setPrice', roomType, takenBack: null };
const newLink = (email: string) => ({ act: 'reset', email, why: linkLost, revision: 31 }) as const;

export const settingsModel = defineModel(settingsMachine, {
  starts: { 'opens the settings': { input: { id: null, kept: null } } },
  cases: {
    ...actingCases('settings', {
      first: exampleSettings,
      next: laterSettings,
      act: newLink('chidi@hotel.example'),
      refused: newLink(amara.email),
    }),
    'begins to set a price': asksFor(sets, { nightly: '', from: '', why: '' }),
    'begins to take one back': asksFor({ ...sets, takenBack: '2026-04-01' }, { why: '' }),
    'takes back what is not set': {
      event: { type: 'draft.begun', question: { ...sets, takenBack: '2026-04-02' } },
      never: true,
    },
    'begins to suspend Amara': {
      ...asksFor(suspends, { why: '' }),
      onlyWhen: ({ context }) => context.draft === null && context.answer === exampleSettings,
    },
    'begins to suspend herself': {
      event: { type: 'draft.begun', question: { act: 'suspend', email: bola.email } },
      never: true,
    },
    'begins to invite somebody': asksFor(
      { act: 'invite' },
      { name: '', address: '', role: 'desk' },
    ),
    'types a price': types('nightly', '₦1,300'),
    'types its first day': types('from', '2026-04-01'),
    'types why': types('why', 'Left the hotel'),
    'types a name': types('name', 'Ada Obi'),
    'types an address': types('address', 'ada@hotel.example'),
    'sends what is asked for': {
      event: { type: 'draft.submitted' },
      onlyWhen: ({ context }) => context.draft !== null,
      changes: ({ before, after }) => {
        const { question, typed } = before.draft ?? { question: null, typed: {} };
        const isComplete = !Object.values(typed).includes('');
        const isGone = question?.act === 'suspend' && before.answer === laterSettings;
        return {
          'it is on its way where nothing is missing, and it is offered still':
            (after.acting !== null) === (isComplete && !isGone),
          'what is missing is said':
            Object.keys(after.draft?.errors ?? {}).length > 0 === !isComplete,
          'what is typed stays': after.draft?.typed === before.draft?.typed,
        };
      },
    },
    'closes the dialog': closesDialog,
    'somebody is invited': {
      event: answers('sendAct', { tone: 'done', text: linkSent, link }),
      onlyWhen: ({ context }) => context.acting?.act === 'invite',
      changes: ({ after }) => ({ 'the link shows': after.said?.link === link }),
    },
  },
  states: actingStates,
  project: ({ context: { answer, draft, said, acting } }) => ({
    isLater: answer === laterSettings,
    question: draft?.question,
    typed: draft?.typed,
    errors: draft && Object.keys(draft.errors),
    says: said?.tone,
    acting: acting?.act,
  }),
});
