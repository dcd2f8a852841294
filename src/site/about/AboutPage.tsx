import styled from 'styled-components';
import * as words from '../../../messages/site/pages/about';
import { title as house } from '../../../messages/site/pages/aboutHotel';
import { makeReservation } from '../../../messages/site/pages/reserving';
import { paths } from '../../../machines/shared/paths';
import { Grid } from '../../components/Grid';
import { LinkButton } from '../../components/LinkButton';
import { PageHead } from '../../components/PageHead';
import { PageHero } from '../../components/PageHero';
import { PageSection } from '../../components/PageSection';
import { SectionHeading } from '../../components/SectionHeading';
import { Stack } from '../../components/Stack';
import { hotel } from '../../../hotel/hotel';
import { pictures } from '../../content/pictures';
import { wider } from '../../theme/media';
import { theme } from '../../theme/theme';
import { headingType, titleType } from '../../theme/typography';

const Story = styled.div`
  display: grid;
  gap: ${theme.space.xl};

  ${wider.laptop} {
    grid-template-columns: 5fr 6fr;
    gap: ${theme.space.section};
  }
`;

const Opening = styled.h2`
  ${headingType}
  color: ${theme.color.forest};
`;

const Prose = styled(Stack)`
  max-width: ${theme.measure.prose};

  p:first-child {
    font-size: ${theme.text.lead};
  }
`;

const Value = styled.li`
  padding-top: ${theme.space.m};
  border-top: ${theme.border.bold} solid ${theme.color.terracotta};

  h3 {
    ${titleType}
    margin-bottom: ${theme.space.xs};
  }
`;

export default function AboutPage() {
  return (
    <>
      <PageHead
        title={words.title}
        path={paths.about}
        description={words.description(hotel.name)}
      />
      <PageHero title={words.heading} lead={words.lead} picture={pictures.aboutHero} />
      <PageSection>
        <Story>
          <Opening>{house}</Opening>
          <Prose $gap="l">
            {words.story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </Story>
      </PageSection>
      <PageSection $ground="sand">
        <SectionHeading title={words.whatYouCanCountOn} />
        <Grid as="ul" $min="card" $gap="xl" $stretch>
          {words.values.map(({ title, text }) => (
            <Value key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </Value>
          ))}
        </Grid>
      </PageSection>
      <PageSection $ground="forest">
        <SectionHeading title={words.seeForYourself} lead={words.tellUsYourDates} />
        <LinkButton to={paths.reservation} size="large">
          {makeReservation}
        </LinkButton>
      </PageSection>
    </>
  );
}
