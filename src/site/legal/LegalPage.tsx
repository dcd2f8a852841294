import styled from 'styled-components';
import { description } from '../../../messages/site/pages/legal';
import { PageHead } from '../../components/PageHead';
import { PageHero } from '../../components/PageHero';
import { PageSection } from '../../components/PageSection';
import { Stack } from '../../components/Stack';
import { hotel } from '../../../hotel/hotel';
import { theme } from '../../theme/theme';
import { titleType } from '../../theme/typography';

const Part = styled.section`
  h2 {
    ${titleType}
    margin-bottom: ${theme.space.xs};
    color: ${theme.color.forest};
  }
`;

interface LegalPageProps {
  title: string;
  /** When the text was last updated. */
  updated: string;
  sections: readonly { title: string; text: string }[];
  path: string;
}

/** The layout of the privacy and terms pages. */
export function LegalPage({ title, updated, sections, path }: LegalPageProps) {
  const parts = sections.map((section) => section.title);
  return (
    <>
      <PageHead title={title} path={path} description={description(title, hotel.name, parts)} />
      <PageHero title={title} lead={updated} />
      <PageSection width="prose">
        <Stack $gap="xl">
          {sections.map((section) => (
            <Part key={section.title}>
              <h2>{section.title}</h2>
              <p>{section.text}</p>
            </Part>
          ))}
        </Stack>
      </PageSection>
    </>
  );
}
