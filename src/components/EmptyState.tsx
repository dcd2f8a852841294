import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { CardTitle } from './Card';
import { Stack } from './Stack';

const Box = styled(Stack)`
  align-items: center;
  padding: ${theme.space.xxl} ${theme.space.l};
  text-align: center;
`;

const Text = styled.p`
  max-width: ${theme.measure.form};
  color: ${theme.color.inkSoft};
`;

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}

/** Says that there is nothing yet, and what to do about it. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <Box>
      <Doorway />
      <CardTitle>{title}</CardTitle>
      {text && <Text>{text}</Text>}
      {action}
    </Box>
  );
}

/** A small drawing: an arched doorway with the sun behind it. */
function Doorway() {
  return (
    <svg width="96" height="104" viewBox="0 0 96 104" aria-hidden="true">
      <path d="M8 104V48a40 40 0 0 1 80 0v56z" fill={theme.color.sand} />
      <circle cx="48" cy="52" r="18" fill={theme.color.brass} />
      <path d="M8 78h80v26H8z" fill={theme.color.terracotta} />
      <path d="M8 78h80" stroke={theme.color.forest} strokeWidth="4" />
      <path d="M28 104V84m20 20V84m20 20V84" stroke={theme.color.terracottaDeep} strokeWidth="4" />
    </svg>
  );
}
