import { styled } from 'storybook/theming';

export const Panel = styled.div(({ theme }) => ({
  padding: 16,
  fontSize: 14,
  lineHeight: 1.5,
  ':focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: 2 },
}));

export const Facts = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  columnGap: 12,
  margin: '12px 0',
  dd: { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
});

export const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
  gap: 24,
});

export const Part = styled.section({ minWidth: 0 });

export const PartTitle = styled.h2({ margin: '0 0 8px', fontSize: 14, fontWeight: 700 });

export const Events = styled.ul({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  li: { display: 'flex', flexWrap: 'wrap', gap: 8 },
  form: { flex: 1, display: 'grid', gap: 6, justifyItems: 'start' },
  details: { width: '100%' },
  summary: { width: 'fit-content', fontSize: 12, cursor: 'pointer' },
});

export const Field = styled.div(({ theme }) => ({
  display: 'grid',
  width: '100%',
  maxWidth: '24rem',
  gap: 2,
  fontSize: 12,
  'select, textarea': {
    width: '100%',
    padding: '6px 8px',
    border: `1px solid ${theme.color.mediumdark}`,
    borderRadius: 4,
    background: theme.input.background,
    color: theme.input.color,
    font: 'inherit',
  },
  textarea: { fontFamily: theme.typography.fonts.mono, resize: 'vertical' },
}));

export const SendButton = styled.button(({ theme }) => ({
  padding: '6px 12px',
  border: `1px solid ${theme.color.mediumdark}`,
  borderRadius: 4,
  background: theme.background.content,
  color: theme.color.defaultText,
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { background: theme.background.hoverable },
}));

export const Mistake = styled.p(({ theme }) => ({ margin: 0, color: theme.color.negativeText }));

export const Entries = styled.div({
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  maxHeight: 320,
  overflow: 'auto',
  fontSize: 13,
  overflowWrap: 'anywhere',
});

export const Code = styled.pre(({ theme }) => ({
  margin: 0,
  maxHeight: 320,
  overflow: 'auto',
  fontFamily: theme.typography.fonts.mono,
  fontSize: 12,
}));
