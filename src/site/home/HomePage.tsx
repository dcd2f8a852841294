import { paths } from '../../../machines/shared/paths';
import { PageHead } from '../../components/PageHead';
import { latePart } from '../../navigation/latePart';
import { HeroSlider } from './HeroSlider';
import { HotelDescription } from './HotelDescription';

const BelowSlides = latePart(() => import('./BelowSlides'));

export default function HomePage() {
  return (
    <>
      <PageHead path={paths.home} />
      <HotelDescription />
      <HeroSlider />
      <BelowSlides />
    </>
  );
}
