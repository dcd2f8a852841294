import preview from '../../.storybook/preview';
import { Arch } from '../../src/components/Arch';
import { ArchBeside } from '../../src/components/ArchBeside';
import { Picture } from '../../src/components/Picture';
import { SectionHeading } from '../../src/components/SectionHeading';
import { hotel } from '../../hotel/hotel';
import { pictures } from '../../src/content/pictures';
import { tokens } from '../../hotel/tokens';
import { inSection } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Arch beside',
  component: ArchBeside,
  decorators: [inSection],
});

export const WordsBesideAPicture = meta.story({
  args: {
    arch: (
      <Arch>
        <Picture slot={pictures.about} sizes={tokens.box.aside} />
      </Arch>
    ),
    children: <SectionHeading title="About the hotel" lead={hotel.description} />,
  },
});
