import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { PictureSlot } from '../content/pictureSlot';
import { adire } from '../theme/adire';
import { onPaper, wider } from '../theme/media';
import { onForest } from '../theme/surface';
import { theme } from '../theme/theme';
import { tokens } from '../../hotel/tokens';
import { heroType } from '../theme/typography';
import { Container } from './Container';
import { Picture } from './Picture';
import { Stack } from './Stack';

const Banner = styled.section`
  ${onForest}
  ${adire}
  overflow: hidden;
  margin-top: calc(-1 * ${theme.size.header});
  padding-top: ${theme.size.header};

  ${onPaper} {
    margin-top: 0;
    padding-top: 0;
  }
`;

const Columns = styled(Container)<{ $pictured: boolean }>`
  display: grid;
  align-items: end;
  gap: ${theme.space.xl};
  padding-top: ${theme.space.hero};

  ${onPaper} {
    padding-top: 0;
  }

  ${wider.tablet} {
    grid-template-columns: ${({ $pictured }) => ($pictured ? '3fr 2fr' : '1fr')};
    gap: ${theme.space.section};
  }
`;

const Words = styled(Stack)`
  padding-bottom: ${theme.space.hero};

  ${onPaper} {
    padding-bottom: 0;
  }
`;

const Title = styled.h1`
  ${heroType}
`;

const Lead = styled.p`
  max-width: ${theme.measure.form};
  color: ${theme.color.sand};
  font-size: ${theme.text.lead};
`;

const Arch = styled.div`
  overflow: hidden;
  max-width: ${theme.box.aside};
  border-radius: ${theme.radius.arch};
`;

interface PageHeroProps {
  picture?: PictureSlot | undefined;
  title: string;
  lead?: ReactNode;
}

/** A page's header: its title on forest green, with an optional picture in an arch. */
export function PageHero({ picture, title, lead }: PageHeroProps) {
  return (
    <Banner data-hero>
      <Columns $pictured={picture !== undefined}>
        <Words>
          <Title>{title}</Title>
          {lead && <Lead>{lead}</Lead>}
        </Words>
        {picture && (
          <Arch>
            <Picture slot={picture} sizes={tokens.box.aside} eager />
          </Arch>
        )}
      </Columns>
    </Banner>
  );
}
