import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import InfoIcon from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '../theme/theme';

type Tone = 'error' | 'success' | 'warning' | 'neutral';

const looks = {
  error: css`
    background: ${theme.color.dangerPale};
    color: ${theme.color.danger};
  `,
  success: css`
    background: ${theme.color.forestPale};
    color: ${theme.color.forest};
  `,
  warning: css`
    background: ${theme.color.waitingPale};
    color: ${theme.color.waitingInk};
  `,
  neutral: css`
    background: ${theme.color.sand};
    color: ${theme.color.ink};
  `,
};

const icons = {
  error: CircleAlert,
  success: CircleCheck,
  warning: TriangleAlert,
  neutral: InfoIcon,
};

const Box = styled.div<{ $tone: Tone }>`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space.s};
  padding: ${theme.space.s} ${theme.space.m};
  border-radius: ${theme.radius.small};
  /* An error is not told at the last line of the screen. */
  scroll-margin-bottom: calc(2 * ${theme.size.header});
  /* Seen only where backgrounds are not: forced colours include this one. */
  outline: ${theme.border.hair} solid transparent;
  font-weight: ${theme.weight.medium};
  line-height: ${theme.leading.easy};

  ${({ $tone }) => looks[$tone]}

  svg {
    flex: none;
    width: ${theme.size.icon};
    height: ${theme.size.icon};
    margin-top: calc((${theme.leading.easy} * ${theme.text.body} - ${theme.size.icon}) / 2);
  }

  > div {
    min-width: 0;
  }
`;

interface AlertProps {
  tone: Tone;
  /** Whether it takes the focus as soon as it shows: for what a guest has to read first, who comes from elsewhere. */
  focused?: boolean;
  children: ReactNode;
}

/**
 * An important message. Errors and warnings interrupt a screen reader, others wait. An error comes into view, wherever
 * the guest is on the page.
 */
export function Alert({ tone, focused = false, children }: AlertProps) {
  const Icon = icons[tone];
  const urgent = tone === 'error' || tone === 'warning';
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) box.current?.focus();
    else if (tone === 'error') box.current?.scrollIntoView({ block: 'nearest' });
  }, [focused, tone]);
  return (
    <Box
      ref={box}
      $tone={tone}
      role={urgent ? 'alert' : 'status'}
      data-error={tone === 'error' || undefined}
      tabIndex={focused ? -1 : undefined}
    >
      <Icon aria-hidden="true" />
      <div>{children}</div>
    </Box>
  );
}
