import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../src/theme/theme';
import { labelType, titleType } from '../../src/theme/typography';

const Part = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.m};

  > h2 {
    ${titleType}
  }
`;

const Rows = styled.ul`
  display: grid;
  gap: ${theme.space.l};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${theme.column.card}), 1fr));
`;

const Lines = styled(Rows)`
  grid-template-columns: minmax(0, 1fr);
`;

const Item = styled.li`
  display: flex;
  min-width: 0;
  flex-direction: column;
  gap: ${theme.space.xs};
`;

const Name = styled.p`
  ${labelType}

  span {
    color: ${theme.color.inkSoft};
    font-weight: ${theme.weight.regular};
    overflow-wrap: anywhere;
  }
`;

interface SpecimensProps {
  title: string;
  /** One below the other, because they need the width. */
  wide?: boolean;
  children: ReactNode;
}

/** What belongs together, under its name. */
export function Specimens({ title, wide = false, children }: SpecimensProps) {
  return (
    <Part>
      <h2>{title}</h2>
      {wide ? <Lines>{children}</Lines> : <Rows>{children}</Rows>}
    </Part>
  );
}

interface SpecimenProps {
  name: string;
  /** Its value from the tokens, or a note. */
  value?: string | number;
  /** What it is for. */
  use?: string | undefined;
  children: ReactNode;
}

/** One of several, with its name in the code. */
export function Specimen({ name, value, use, children }: SpecimenProps) {
  return (
    <Item>
      {children}
      <Name>
        {name} {value !== undefined && <span>{value}</span>}
      </Name>
      {use !== undefined && <p>{use}</p>}
    </Item>
  );
}
