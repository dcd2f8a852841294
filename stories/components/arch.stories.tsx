import preview from '../../.storybook/preview';
import { Arch } from '../../src/components/Arch';
import { Picture } from '../../src/components/Picture';
import { pictures } from '../../src/content/pictures';
import { tokens } from '../../hotel/tokens';
import { onSlip } from '../support/Sheet';

const meta = preview.meta({ title: 'Components/Arch', component: Arch, decorators: [onSlip] });

export const AroundAPicture = meta.story({
  args: { children: <Picture slot={pictures.about} sizes={tokens.box.aside} /> },
});
