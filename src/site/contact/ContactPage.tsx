import styled from 'styled-components';
import * as words from '../../../messages/site/pages/contact';
import { paths } from '../../../machines/shared/paths';
import { Container } from '../../components/Container';
import { PageHead } from '../../components/PageHead';
import { PageHero } from '../../components/PageHero';
import { Section } from '../../components/Section';
import { SectionHeading } from '../../components/SectionHeading';
import { hotel } from '../../../hotel/hotel';
import { pictures } from '../../content/pictures';
import { wider } from '../../theme/media';
import { theme } from '../../theme/theme';
import { ContactDetails } from './ContactDetails';
import { HotelMap } from './HotelMap';
import { MessageForm } from './MessageForm';

const Columns = styled(Container)`
  display: grid;
  align-items: start;
  gap: ${theme.space.xxl};

  ${wider.laptop} {
    grid-template-columns: 4fr 5fr;
    gap: ${theme.space.section};
  }
`;

export default function ContactPage() {
  return (
    <>
      <PageHead
        title={words.title}
        path={paths.contact}
        description={words.description(hotel.name)}
      />
      <PageHero title={words.title} lead={words.lead} picture={pictures.contactHero} />
      <Section>
        <Columns>
          <div>
            <SectionHeading title={words.whereToReachUs} />
            <ContactDetails />
          </div>
          <MessageForm />
        </Columns>
      </Section>
      <HotelMap />
    </>
  );
}
