import { Link } from 'react-router-dom';
import styled from 'styled-components';
import * as words from '../../messages/layout/pages/footer';
import { myReservations } from '../../messages/shared/pages/links';
import { paths } from '../../machines/shared/paths';
import { BreakableText } from '../components/BreakableText';
import { Container } from '../components/Container';
import { SocialIcon } from '../components/SocialIcon';
import { hotel, socialLinks, phoneLink } from '../../hotel/hotel';
import { adire } from '../theme/adire';
import { hovering, narrow, wider } from '../theme/media';
import { onForest } from '../theme/surface';
import { theme } from '../theme/theme';
import { titleType } from '../theme/typography';
import { Newsletter } from './Newsletter';
import { QUICK_LINKS_ID, siteLinks } from './siteLinks';
import { Wordmark } from './Wordmark';

const Environment = styled.footer`
  ${onForest}
  ${adire}
  padding-block: ${theme.space.section} ${theme.space.l};
  background-color: ${theme.color.forestDeep};

  ${narrow} {
    padding-top: ${theme.space.xxl};
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${theme.space.xl};

  ${wider.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  ${wider.laptop} {
    grid-template-columns: 3fr 2fr 3fr 4fr;
  }
`;

const Title = styled.h2`
  ${titleType}
  margin-bottom: ${theme.space.m};
  font-size: ${theme.text.large};
`;

const List = styled.ul`
  a {
    display: inline-flex;
    min-height: ${theme.size.compact};
    align-items: center;
    overflow-wrap: anywhere;
    text-decoration: none;
  }

  ${hovering} {
    a:hover {
      text-decoration: underline;
    }
  }
`;

const Pages = styled(List)`
  ${narrow} {
    columns: 2;
  }
`;

const Address = styled.address`
  margin-top: ${theme.space.m};
  color: ${theme.color.sand};
  font-style: normal;
  overflow-wrap: anywhere;
`;

const Socials = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  margin-top: ${theme.space.l};

  a {
    display: grid;
    width: ${theme.size.target};
    height: ${theme.size.target};
    place-items: center;
    border: ${theme.border.line} solid ${theme.color.forestSoft};
    border-radius: ${theme.radius.round};
  }

  ${hovering} {
    a:hover {
      border-color: currentColor;
    }
  }
`;

const Small = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space.xs} ${theme.space.l};
  margin-top: ${theme.space.xl};
  padding-top: ${theme.space.m};
  border-top: ${theme.border.hair} solid ${theme.color.forestSoft};
  color: ${theme.color.sand};
  font-size: ${theme.text.small};

  ul {
    display: flex;
    gap: ${theme.space.l};
  }

  a {
    display: inline-flex;
    min-height: ${theme.size.link};
    align-items: center;
  }
`;

/** The pages' names here. */
const names = {
  [paths.home]: words.home,
  [paths.about]: words.about,
  [paths.services]: words.services,
  [paths.reservation]: words.reservation,
  [paths.contact]: words.contact,
};

/** The site's footer. */
export default function Footer() {
  const { street, city, region, country } = hotel.address;
  return (
    <Environment>
      <Container>
        <Columns>
          <div>
            <Wordmark />
            <Address>
              <span>{street}</span>
              <br />
              <span>{[city, region, country].join(', ')}</span>
            </Address>
            <Socials>
              {socialLinks.map(({ network, name, url }) => (
                <li key={network}>
                  <a href={url} rel="noreferrer" aria-label={words.onNetwork(hotel.name, name)}>
                    <SocialIcon network={network} />
                  </a>
                </li>
              ))}
            </Socials>
          </div>
          <nav aria-labelledby={QUICK_LINKS_ID}>
            <Title id={QUICK_LINKS_ID}>{words.quickLinks}</Title>
            <Pages>
              {siteLinks.map(({ to }) => (
                <li key={to}>
                  <Link to={to}>{names[to]}</Link>
                </li>
              ))}
              <li>
                <Link to={paths.myReservations}>{myReservations}</Link>
              </li>
            </Pages>
          </nav>
          <div>
            <Title>{words.contact}</Title>
            <List>
              <li>
                <a href={phoneLink(hotel.reservationPhone)}>{hotel.reservationPhone}</a>
              </li>
              {hotel.emails.map((email) => (
                <li key={email}>
                  <a href={`mailto:${email}`}>
                    <BreakableText text={email} />
                  </a>
                </li>
              ))}
            </List>
          </div>
          <Newsletter />
        </Columns>
        <Small>
          <p>{`${hotel.name}, ${hotel.kind}`}</p>
          <ul>
            <li>
              <Link to={paths.privacy}>{words.privacy}</Link>
            </li>
            <li>
              <Link to={paths.terms}>{words.terms}</Link>
            </li>
          </ul>
        </Small>
      </Container>
    </Environment>
  );
}
