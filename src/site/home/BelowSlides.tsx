import { AboutHotel } from './AboutHotel';
import { RoomCards } from './RoomCards';
import { ServiceTiles } from './ServiceTiles';
import { Testimonials } from './Testimonials';

/** What the home page shows below its slides. */
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
