import styled from 'styled-components';
import { Container } from '../../components/Container';
import { PageHead } from '../../components/PageHead';
import { PageHero } from '../../components/PageHero';
import { Section } from '../../components/Section';
import { Stack } from '../../components/Stack';
import { hotel } from '../../content/hotel';
import { legalTexts } from '../../content/texts';
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
  text: keyof typeof legalTexts;
  path: string;
}

/** The frame of the privacy and the terms page. */
export function LegalPage({ text, path }: LegalPageProps) {
  const { title, updated, sections } = legalTexts[text];
  return (
    <>
      <PageHead
        title={title}
        path={path}
        description={`${title} at ${hotel.name}: ${sections.map((section) => section.title.toLowerCase()).join(', ')}.`}
      />
      <PageHero title={title} lead={updated} />
      <Section>
        <Container $width="prose">
          <Stack $gap="xl">
            {sections.map((section) => (
              <Part key={section.title}>
                <h2>{section.title}</h2>
                <p>{section.text}</p>
              </Part>
            ))}
          </Stack>
        </Container>
      </Section>
    </>
  );
}
