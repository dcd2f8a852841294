import styled from 'styled-components';
import * as words from '../../../messages/site/pages/wellness';
import { Arch } from '../../components/Arch';
import { ArchBeside } from '../../components/ArchBeside';
import { Picture } from '../../components/Picture';
import { Section } from '../../components/Section';
import { SectionHeading } from '../../components/SectionHeading';
import { pictures } from '../../content/pictures';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme';

const Points = styled.ul`
  max-width: ${theme.measure.prose};

  li {
    display: flex;
    align-items: baseline;
    gap: ${theme.space.m};
    padding-block: ${theme.space.m};
    border-top: ${theme.border.hair} solid ${theme.color.forestSoft};
    font-size: ${theme.text.lead};
  }

  /* A small arch for a bullet. */
  li::before {
    flex: none;
    width: ${theme.size.dot};
    aspect-ratio: 6 / 7;
    border-radius: ${theme.radius.arch};
    background: ${theme.color.brass};
    content: '';
  }
`;

/** The spa and what it offers. */
export function Wellness() {
  return (
    <Section $ground="forest">
      <ArchBeside
        arch={
          <Arch>
            <Picture slot={pictures.wellness} sizes={`${from.tablet} 32vw, 90vw`} />
          </Arch>
        }
      >
        <SectionHeading title={words.title} lead={words.text} />
        <Points>
          {words.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Points>
      </ArchBeside>
    </Section>
  );
}
