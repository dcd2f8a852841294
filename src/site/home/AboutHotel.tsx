import styled from 'styled-components';
import * as words from '../../../messages/site/pages/aboutHotel';
import { Arch } from '../../components/Arch';
import { ArchBeside } from '../../components/ArchBeside';
import { Picture } from '../../components/Picture';
import { ReservationPhone } from '../../components/ReservationPhone';
import { Section } from '../../components/Section';
import { SectionHeading } from '../../components/SectionHeading';
import { Stack } from '../../components/Stack';
import { hotel } from '../../../hotel/hotel';
import { pictures } from '../../content/pictures';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme';
import { tokens } from '../../../hotel/tokens';

/** The arch is on a terracotta step that runs off the page. */
const Doorstep = styled.div`
  max-width: ${theme.box.medium};
  border-bottom: calc(2 * ${theme.border.band}) solid ${theme.color.terracotta};
`;

const Prose = styled(Stack)`
  max-width: ${theme.measure.prose};
  margin-bottom: ${theme.space.xl};
`;

/** Introduces the hotel, with the number to call. */
export function AboutHotel() {
  return (
    <Section>
      <ArchBeside
        arch={
          <Doorstep>
            <Arch>
              <Picture slot={pictures.about} sizes={`${from.tablet} ${tokens.box.medium}, 90vw`} />
            </Arch>
          </Doorstep>
        }
      >
        <SectionHeading title={words.title} />
        <Prose>
          <p>{words.inTheGrounds(hotel.name)}</p>
          <p>{words.reservedDirectly}</p>
        </Prose>
        <ReservationPhone />
      </ArchBeside>
    </Section>
  );
}
