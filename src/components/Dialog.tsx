import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { titleType } from '../theme/typography';
import { IconButton } from './IconButton';
import { ModalFrame } from './ModalFrame';

const Heading = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.m};
  padding: ${theme.space.m} ${theme.space.m} ${theme.space.m} ${theme.space.l};
  border-bottom: ${theme.border.hair} solid ${theme.color.hairline};
`;

const Title = styled.h2`
  ${titleType}
`;

const Body = styled.div`
  padding: ${theme.space.l};
`;

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space.s};
  padding: 0 ${theme.space.l} ${theme.space.l};
`;

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
}

/** A modal window with a title, a way out and, below, its actions. */
export function Dialog({ title, onClose, children, footer }: DialogProps) {
  const titleId = useId();
  return (
    <ModalFrame width="dialog" aria-labelledby={titleId} onDismiss={onClose}>
      <Heading>
        <Title id={titleId}>{title}</Title>
        <IconButton label="Close" onClick={onClose}>
          <X />
        </IconButton>
      </Heading>
      <Body>{children}</Body>
      {footer && <Footer>{footer}</Footer>}
    </ModalFrame>
  );
}
