import styled from 'styled-components';
import * as words from '../../../messages/site/pages/services';
import { paths } from '../../../machines/shared/paths';
import { PageHead } from '../../components/PageHead';
import { PageHero } from '../../components/PageHero';
import { ReservationPhone } from '../../components/ReservationPhone';
import { PageSection } from '../../components/PageSection';
import { SectionHeading } from '../../components/SectionHeading';
import { ServiceGrid } from '../../components/ServiceGrid';
import { hotel } from '../../../hotel/hotel';
import { services } from '../../content/services';
import { pictures } from '../../content/pictures';
import { wider } from '../../theme/media';
import { theme } from '../../theme/theme';
import { Wellness } from './Wellness';
import type { LucideIcon } from 'lucide-react';
import ConciergeBell from 'lucide-react/icons/concierge-bell';
import Dumbbell from 'lucide-react/icons/dumbbell';
import MoonStar from 'lucide-react/icons/moon-star';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Sparkles from 'lucide-react/icons/sparkles';
import Utensils from 'lucide-react/icons/utensils';

type ServiceKey = (typeof services)[number]['key'];

/** Each service's icon. */
const serviceIcons: Record<ServiceKey, LucideIcon> = {
  roomService: ConciergeBell,
  night: MoonStar,
  dining: Utensils,
  safety: ShieldCheck,
  gym: Dumbbell,
  amenities: Sparkles,
};

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
      <PageHead
        title={words.title}
        path={paths.services}
        description={words.description(hotel.name)}
      />
      <PageHero title={words.title} lead={words.lead} picture={pictures.servicesHero} />
      <PageSection>
        <SectionHeading title={words.whatWeDo} />
        <ServiceGrid
          services={services.map((service) => ({
            ...service,
            icon: serviceIcons[service.key],
          }))}
        />
      </PageSection>
      <Wellness />
      <PageSection $ground="sand">
        <CallToAction>
          <SectionHeading title={words.somethingToPrepare} lead={words.callTheDesk} />
          <ReservationPhone />
        </CallToAction>
      </PageSection>
    </>
  );
}
