import * as frameMessages from '../../messages/email/frame';
import { emailKind } from './emailKind';

const facts = {
  properties: {
    paragraphs: { elements: { type: 'string' } },
    details: { elements: { properties: { name: { type: 'string' }, value: { type: 'string' } } } },
  },
} as const;

/** A notice to staff. */
export const staffNews = emailKind('staffNews', facts, ({ paragraphs, details }) => ({
  paragraphs,
  facts: details.map(({ name, value }) => [name, value] as const),
  reason: frameMessages.staffReason,
}));
