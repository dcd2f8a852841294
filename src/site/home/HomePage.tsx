import { paths } from '../../../machines/shared/paths';
import { PageHead } from '../../components/PageHead';
import { deferredSection } from '../../navigation/deferredSection';
import { HeroSlider } from './HeroSlider';
import { useSelector } from '@xstate/react';
import { Suspense, use } from 'react';
import { lazyPart } from '../../hooks/lazyPart';
import { useAfterPageIdle } from '../../hooks/useAfterPageIdle';
import { SessionContext } from '../../session/SessionContext';
import { siteOrigin } from '../../content/siteOrigin';
import { hotel } from '../../../hotel/hotel';

/** Written into the page when it is rendered before any script, and left as it is by the script. */
const description = import.meta.env.SSR && {
  '@context': 'https://schema.org',
  '@type': 'Hotel',
  name: hotel.name,
  description: hotel.description,
  url: `${siteOrigin}/`,
  telephone: hotel.reservationPhone,
  email: hotel.emails[0],
  currenciesAccepted: 'NGN',
  address: {
    '@type': 'PostalAddress',
    streetAddress: hotel.address.street,
    addressLocality: hotel.address.city,
    addressRegion: hotel.address.region,
    addressCountry: 'NG',
  },
};

/** `<` could end the script element. */
const json = description ? JSON.stringify(description).replaceAll('<', String.raw`\u003c`) : '';

/** The hotel as structured data for search engines (schema.org). */
function HotelDescription() {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Lazy, because only guests need it. */
const HoldReminder = lazyPart(() => import('../../reservation/HoldReminder'));

/**
 * Reminds a logged-in guest of held rooms once the page is loaded and idle, so that its first picture comes first.
 * Renders nothing for visitors, or after a logout.
 */
function GuestHoldReminder() {
  const guest = useSelector(use(SessionContext), (session) =>
    session?.hasTag('loggedIn') ? session.context.user?.id : undefined,
  );
  const isIdle = useAfterPageIdle();
  return <Suspense>{isIdle && guest !== undefined && <HoldReminder key={guest} />}</Suspense>;
}

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
