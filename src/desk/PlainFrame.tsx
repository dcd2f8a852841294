import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { frontDesk } from '../../messages/desk/pages/frame';
import { hotel } from '../../hotel/hotel';
import { adire } from '../theme/adire';
import { onPaper, wider } from '../theme/media';
import { onForest } from '../theme/surface';
import { theme } from '../theme/theme';
import { headingType } from '../theme/typography';
import { DeskMark } from './DeskMark';

const Frame = styled.main`
  display: grid;
  flex: 1;
  grid-template-rows: auto 1fr;

  ${wider.laptop} {
    grid-template-columns: minmax(${theme.column.wide}, 2fr) 3fr;
    grid-template-rows: 1fr;
  }

  ${onPaper} {
    display: block;
  }
`;

const Side = styled.div`
  ${onForest}
  ${adire}
  padding: ${theme.space.m} ${theme.space.gutter};

  ${wider.laptop} {
    padding-block: ${theme.space.xxl};
  }

  ${onPaper} {
    display: none;
  }
`;

const Sheet = styled.div`
  width: 100%;
  max-width: calc(${theme.measure.form} + 2 * ${theme.space.gutter});
  padding: ${theme.space.xl} ${theme.space.gutter};
  margin-inline: auto;

  ${wider.laptop} {
    align-self: center;
  }
`;

const Title = styled.h1`
  ${headingType}
`;

const Lead = styled.p`
  margin-block: ${theme.space.s} ${theme.space.xl};
  color: ${theme.color.inkSoft};
`;

interface PlainFrameProps {
  title: string;
  lead?: string;
  children?: ReactNode;
}

/** The frame of what shows while nobody is at work. The first field has the focus, so that hands stay on the keys. */
export function PlainFrame({ title, lead, children }: PlainFrameProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    sheet.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, [title]);
  return (
    <Frame>
      <title>{`${title} | ${frontDesk} | ${hotel.name}`}</title>
      <Side>
        <DeskMark />
      </Side>
      <Sheet ref={sheet}>
        <Title>{title}</Title>
        <Lead>{lead}</Lead>
        {children}
      </Sheet>
    </Frame>
  );
}
