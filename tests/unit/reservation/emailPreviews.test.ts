import { describe, expect, it } from 'vitest';
import { everyEmail } from '../../../stories/mail/everyEmail';

const emails = Object.values(everyEmail).flat();

/** What lists of emails show beside the subject: the beginning of the page, which the email itself hides. */
function previewOf(html: string): string {
  return /<body[^>]*><div style="display:none[^"]*">([^<]*)</.exec(html)?.[1] ?? '';
}

describe('The preview of an email', () => {
  it.each(emails)('says more than the subject and the greeting: $subject', ({ html }) => {
    const preview = previewOf(html);
    expect(preview.length).toBeGreaterThan(40);
    expect(preview).not.toContain('Dear');
  });

  it('of a paid stay has its days and hours, and the email the last day for a refund', () => {
    const [paid] = everyEmail.paidEmail ?? [];
    expect(previewOf(paid?.html ?? '')).toContain('from Thursday, 12 March 2026, 14:00');
    expect(paid?.text).toContain('Refundable in full until: 12 Mar 2026, 00:00 (Lagos time)');
  });
});
