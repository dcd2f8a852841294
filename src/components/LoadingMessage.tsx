import styled from 'styled-components';
import { theme } from '../theme/theme';
import { Spinner } from './Spinner';

const Message = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s};
  padding-block: ${theme.space.xl};
  color: ${theme.color.inkSoft};

  > :first-child {
    color: ${theme.color.terracotta};
    font-size: calc(1.5 * ${theme.text.body});
  }
`;

/** Says what the guest is waiting for, visually and to screen readers. */
export function LoadingMessage({ label }: { label: string }) {
  return (
    <Message role="status">
      <Spinner />
      <span>{label}</span>
    </Message>
  );
}
