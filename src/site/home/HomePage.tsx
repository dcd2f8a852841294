import { paths } from '../../../machines/shared/paths';
import { PageHead } from '../../components/PageHead';
import { deferredSection } from '../../navigation/deferredSection';
import { GuestHoldReminder } from './GuestHoldReminder';
import { HeroSlider } from './HeroSlider';
import { HotelDescription } from './HotelDescription';

const BelowSlides = deferredSection(() => import('./BelowSlides'), true);

export default function HomePage() {
  return (
    <>
      <PageHead path={paths.home} />
      <HotelDescription />
      <HeroSlider />
      <BelowSlides />
      <GuestHoldReminder />
    </>
  );
}
