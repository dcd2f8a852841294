import CalendarCheck from 'lucide-react/icons/calendar-check';
import Phone from 'lucide-react/icons/phone';
import styled from 'styled-components';
import * as words from '../../../messages/site/pages/contact';
import { paths } from '../../../machines/shared/paths';
import { AnchorButton } from '../../components/AnchorButton';
import { Cluster } from '../../components/Cluster';
import { Container } from '../../components/Container';
import { LinkButton } from '../../components/LinkButton';
import { Section } from '../../components/Section';
import { SectionHeading } from '../../components/SectionHeading';
import { hotel, mapUrl, phoneLink } from '../../../hotel/hotel';
import { theme } from '../../theme/theme';
import { DrawnPlan } from './DrawnPlan';
import { useState } from 'react';

/**
 * Whether a frame's page can't be loaded. Browsers don't report that: they show an error page in the frame and fire
 * `load`. So this requests the page's server once more, ignoring the response.
 * @returns a function to call when the frame has loaded
 */
function useFrameBlocked(address: string): { blocked: boolean; onLoad: () => void } {
  const [blocked, setBlocked] = useState(false);
  function onLoad() {
    fetch(address, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' }).catch(() => {
      setBlocked(true);
    });
  }
  return { blocked, onLoad };
}

const Place = styled.div`
  position: relative;
  overflow: hidden;
  height: ${theme.size.map};
  background: ${theme.color.sand};

  > * {
    position: absolute;
    inset: 0;
    width: 100%;
    height: ${theme.size.map};
    border: 0;
  }
`;

function MapFrame({ url }: { url: string }) {
  const { blocked, onLoad } = useFrameBlocked(url);
  if (blocked) return null;
  return (
    <iframe
      src={url}
      title={words.mapOf(hotel.name)}
      height={500}
      loading="lazy"
      referrerPolicy="no-referrer"
      onLoad={onLoad}
    />
  );
}

/** The map, above a drawn plan that shows until the map is loaded, or permanently if it can't be. */
export function HotelMap() {
  return (
    <Section $ground="sand">
      <Container>
        <SectionHeading
          title={words.findUs}
          lead={words.wayThere}
          beside={
            <Cluster>
              <AnchorButton href={phoneLink(hotel.contactPhones[0])} variant="secondary">
                <Phone aria-hidden="true" />
                <span>{words.callNow}</span>
              </AnchorButton>
              <LinkButton to={paths.reservation}>
                <CalendarCheck aria-hidden="true" />
                <span>{words.bookOnline}</span>
              </LinkButton>
            </Cluster>
          }
        />
      </Container>
      <Place>
        <DrawnPlan />
        {mapUrl && <MapFrame url={mapUrl} />}
      </Place>
    </Section>
  );
}
