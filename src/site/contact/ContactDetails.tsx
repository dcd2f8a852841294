import Clock from 'lucide-react/icons/clock';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import * as words from '../../../messages/site/pages/contact';
import { addressLine, hotel, phoneLink } from '../../../hotel/hotel';
import { theme } from '../../theme/theme';
import { titleType } from '../../theme/typography';
import { BreakableText } from '../../components/BreakableText';

const List = styled.dl`
  display: flex;
  flex-direction: column;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${theme.space.xxs} ${theme.space.m};
  padding-block: ${theme.space.l};
  border-top: ${theme.border.hair} solid ${theme.color.hairline};

  &:first-child {
    padding-top: 0;
    border-top: 0;
  }

  svg {
    color: ${theme.color.terracotta};
  }

  dt {
    ${titleType}
    display: contents;
  }

  dd {
    grid-column: 2;
    overflow-wrap: anywhere;
  }

  a {
    display: inline-flex;
    min-height: ${theme.size.link};
    align-items: center;
  }
`;

interface DetailProps {
  icon: LucideIcon;
  term: string;
  children: ReactNode;
}

function Detail({ icon: Icon, term, children }: DetailProps) {
  return (
    <Row>
      <dt>
        <Icon aria-hidden="true" />
        <span>{term}</span>
      </dt>
      {children}
    </Row>
  );
}

/** Where the hotel is, and how and when to reach it. */
export function ContactDetails() {
  return (
    <List>
      <Detail icon={MapPin} term={words.address}>
        <dd>{addressLine}</dd>
      </Detail>
      <Detail icon={Phone} term={words.phone}>
        {hotel.contactPhones.map((phone) => (
          <dd key={phone}>
            <a href={phoneLink(phone)}>{phone}</a>
          </dd>
        ))}
      </Detail>
      <Detail icon={Mail} term={words.email}>
        {hotel.emails.map((email) => (
          <dd key={email}>
            <a href={`mailto:${email}`}>
              <BreakableText text={email} />
            </a>
          </dd>
        ))}
      </Detail>
      <Detail icon={Clock} term={words.workingHours}>
        {hotel.hours.map(({ desk, open }) => (
          <dd key={desk}>{`${desk}: ${open}`}</dd>
        ))}
      </Detail>
    </List>
  );
}
