import { AboutHotel } from './AboutHotel';
import { Testimonials } from './Testimonials';
import { useState } from 'react';
import * as roomWords from '../../../messages/site/pages/rooms';
import { Grid } from '../../components/Grid';
import { PageSection } from '../../components/PageSection';
import { SectionHeading } from '../../components/SectionHeading';
import { roomCards } from '../../content/roomCards';
import { RoomCard } from './RoomCard';
import { RoomDetail } from './RoomDetail';
import type { LucideIcon } from 'lucide-react';
import BedDouble from 'lucide-react/icons/bed-double';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Flower2 from 'lucide-react/icons/flower-2';
import PartyPopper from 'lucide-react/icons/party-popper';
import Utensils from 'lucide-react/icons/utensils';
import WashingMachine from 'lucide-react/icons/washing-machine';
import { tiles, title as servicesTitle } from '../../../messages/site/pages/serviceTiles';
import { ServiceGrid } from '../../components/ServiceGrid';
import { pictures } from '../../content/pictures';

/** The services on the home page. */
export const serviceTiles = [
  { ...tiles.laundry, key: 'laundry', picture: pictures.serviceLaundry },
  { ...tiles.food, key: 'food', picture: pictures.serviceDining },
  { ...tiles.spa, key: 'spa', picture: pictures.serviceSpa },
  { ...tiles.rooms, key: 'rooms', picture: pictures.roomSuperior },
  { ...tiles.event, key: 'event', picture: pictures.serviceEvent },
  { ...tiles.gym, key: 'gym', picture: pictures.serviceGym },
] as const;

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
function ServiceTiles() {
  return (
    <PageSection $ground="sand">
      <SectionHeading title={servicesTitle} />
      <ServiceGrid services={serviceTiles.map((tile) => ({ ...tile, icon: icons[tile.key] }))} />
    </PageSection>
  );
}

/** The six rooms on the home page; one at a time shows its details. */
function RoomCards() {
  const [detailed, setDetailed] = useState<(typeof roomCards)[number] | null>(null);
  return (
    <PageSection>
      <SectionHeading title={roomWords.title} lead={roomWords.lead} />
      <Grid $min="wide" $gap="xl">
        {roomCards.map((room) => (
          <RoomCard key={room.name} room={room} onViewDetail={() => setDetailed(room)} />
        ))}
      </Grid>
      {detailed && <RoomDetail room={detailed} onClose={() => setDetailed(null)} />}
    </PageSection>
  );
}

/** The home page below its slides. */
export default function BelowSlides() {
  return (
    <>
      <AboutHotel />
      <RoomCards />
      <ServiceTiles />
      <Testimonials />
    </>
  );
}
