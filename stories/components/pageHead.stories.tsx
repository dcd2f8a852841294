import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { PageHead } from '../../src/components/PageHead';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Page head',
  component: PageHead,
  decorators: [onSheet],
  args: { title: 'Reservation Details' },
});

/** It shows in the browser's tab, not on the page. */
export const InTheTab = meta.story({
  render: (args) => (
    <>
      <PageHead {...args} />
      <p>The tab is called “Reservation Details”.</p>
    </>
  ),
  play: async () => {
    await waitFor(() => expect(document.title).toContain('Reservation Details'));
  },
});
