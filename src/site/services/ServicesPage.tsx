import styled from 'styled-components';
import { paths } from '../../../machines/shared/paths';
import { Container } from '../../components/Container';
import { PageHead } from '../../components/PageHead';
import { PageHero } from '../../components/PageHero';
import { ReservationCall } from '../../components/ReservationCall';
import { Section } from '../../components/Section';
import { SectionHeading } from '../../components/SectionHeading';
import { ServiceGrid } from '../../components/ServiceGrid';
import { leads, services } from '../../content/texts';
import { pictures } from '../../content/pictures';
import { servicePictures } from '../../content/servicePictures';
import { wider } from '../../theme/media';
import { theme } from '../../theme/theme';
import { serviceIcons } from './serviceIcons';
import { Wellness } from './Wellness';

const CallToAction = styled.div`
  display: grid;
  align-items: center;
  gap: ${theme.space.xl};

  > div:first-child {
    margin-bottom: 0;
  }

  ${wider.tablet} {
    grid-template-columns: 1fr auto;
  }
`;

export default function ServicesPage() {
  return (
    <>
      <PageHead title="Services" path={paths.services} description={leads.servicesDescription} />
      <PageHero title="Services" lead={leads.services} picture={pictures.servicesHero} />
      <Section>
        <Container>
          <SectionHeading title="What we do for you" />
          <ServiceGrid
            services={services.map((service) => ({
              ...service,
              icon: serviceIcons[service.key],
              picture: servicePictures[service.key],
            }))}
          />
        </Container>
      </Section>
      <Wellness />
      <Section $ground="sand">
        <Container>
          <CallToAction>
            <SectionHeading
              title="Something we should prepare for you?"
              lead="Call the reservation desk; it is staffed day and night."
            />
            <ReservationCall />
          </CallToAction>
        </Container>
      </Section>
    </>
  );
}
