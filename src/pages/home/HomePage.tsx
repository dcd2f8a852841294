import { paths } from '../../../machines/paths';
import { PageHead } from '../../components/PageHead';
import { AboutHotel } from './AboutHotel';
import { HeroSlider } from './HeroSlider';
import { HotelDescription } from './HotelDescription';
import { RoomCards } from './RoomCards';
import { ServiceTiles } from './ServiceTiles';
import { Testimonials } from './Testimonials';

export default function HomePage() {
  return (
    <>
      <PageHead path={paths.home} />
      <HotelDescription />
      <HeroSlider />
      <AboutHotel />
      <RoomCards />
      <ServiceTiles />
      <Testimonials />
    </>
  );
}
