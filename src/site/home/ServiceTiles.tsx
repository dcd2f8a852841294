import type { LucideIcon } from 'lucide-react';
import BedDouble from 'lucide-react/icons/bed-double';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Flower2 from 'lucide-react/icons/flower-2';
import PartyPopper from 'lucide-react/icons/party-popper';
import Utensils from 'lucide-react/icons/utensils';
import WashingMachine from 'lucide-react/icons/washing-machine';
import * as words from '../../../messages/site/pages/serviceTiles';
import { Container } from '../../components/Container';
import { Section } from '../../components/Section';
import { SectionHeading } from '../../components/SectionHeading';
import { ServiceGrid } from '../../components/ServiceGrid';
import { serviceTiles } from '../../content/serviceTiles';

type TileKey = (typeof serviceTiles)[number]['key'];

const icons: Record<TileKey, LucideIcon> = {
  laundry: WashingMachine,
  food: Utensils,
  spa: Flower2,
  rooms: BedDouble,
  event: PartyPopper,
  gym: Dumbbell,
};

/** The six services on the home page. */
export function ServiceTiles() {
  return (
    <Section $ground="sand">
      <Container>
        <SectionHeading title={words.title} />
        <ServiceGrid services={serviceTiles.map((tile) => ({ ...tile, icon: icons[tile.key] }))} />
      </Container>
    </Section>
  );
}
