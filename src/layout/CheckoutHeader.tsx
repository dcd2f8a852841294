import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { type BookingStep, BookingSteps } from '../components/BookingSteps';
import { Container } from '../components/Container';
import { PageHero } from '../components/PageHero';
import { adire } from '../theme/adire';
import { onPaper } from '../theme/media';
import { onForest } from '../theme/surface';
import { theme } from '../theme/theme';
import { headingType } from '../theme/typography';
import { hidesChrome } from './hidesChrome';
import { Wordmark } from './Wordmark';

const Band = styled.div`
  ${onForest}
  ${adire}
`;

const Rows = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.l};
  padding-block: ${theme.space.m} ${theme.space.xl};

  ${onPaper} {
    padding-block: 0;
  }
`;

const Title = styled.h1`
  ${headingType}
`;

const Lead = styled.p`
  color: ${theme.color.sand};
  font-size: ${theme.text.lead};
`;

const Steps = styled(Container)`
  padding-top: ${theme.space.l};

  ${onPaper} {
    display: none;
  }
`;

interface JourneyHeadProps {
  title: string;
  lead?: ReactNode;
  step?: BookingStep | undefined;
}

/**
 * The header of the pages on the way to a paid reservation. It names the hotel, because these pages lack the site's
 * header.
 */
export function CheckoutHeader({ title, lead, step }: JourneyHeadProps) {
  const { pathname } = useLocation();
  return (
    <>
      {hidesChrome(pathname) ? (
        <Band>
          <Rows>
            <Wordmark />
            <Title>{title}</Title>
            {lead && <Lead>{lead}</Lead>}
          </Rows>
        </Band>
      ) : (
        <PageHero title={title} lead={lead} />
      )}
      {step && (
        <Steps>
          <BookingSteps current={step} />
        </Steps>
      )}
    </>
  );
}
