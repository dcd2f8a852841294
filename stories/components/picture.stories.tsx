import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Picture } from '../../src/components/Picture';
import { pictures } from '../../src/content/pictures';
import { tokens } from '../../hotel/tokens';
import { onSlip } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Picture',
  component: Picture,
  decorators: [onSlip],
  args: { slot: pictures.about, sizes: tokens.box.aside },
});

const showsNoImage = async ({ canvas }: { canvas: { queryByRole: (role: string) => unknown } }) => {
  await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
};

export const InItsSlot = meta.story();
/** The ground that its slot has until a file is put in place. */
export const WithoutFile = meta.story({ args: { sources: [] }, play: showsNoImage });
/** The file is there, but cannot be read. */
export const Broken = meta.story({
  args: {
    eager: true,
    sources: [{ type: 'image/png', srcSet: 'data:image/png;base64,AA 800w', src: 'data:,' }],
  },
  play: showsNoImage,
});
