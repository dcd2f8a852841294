import { describe, expect, it } from 'vitest';
import { idsByPath } from '../../../scripts/site/componentIds';

const compiled = `const Frame = styled.div.withConfig({ componentId: "sc-n9bw0f-0" })\`display: contents;\`;
const Stage = styled(Frame).withConfig({ componentId: "sc-n9bw0f-1" })\`position: relative;\`;`;

describe('The ids of styled components', () => {
  it('are the same wherever the project lies', () => {
    const here = idsByPath('/home/ada/hotel')(compiled, '/home/ada/hotel/src/Frame.tsx');
    const there = idsByPath('C:\\work\\hotel')(compiled, 'C:\\work\\hotel\\src\\Frame.tsx');
    expect(here).toBe(there);
    expect(here).not.toContain('n9bw0f');
  });

  it('differ by file and by component', () => {
    const rename = idsByPath('/hotel');
    const ids = [
      ...rename(compiled, '/hotel/src/Frame.tsx').matchAll(/componentId: "([^"]+)"/g),
      ...rename(compiled, '/hotel/src/Stage.tsx').matchAll(/componentId: "([^"]+)"/g),
    ].map(([, id]) => id);
    expect(new Set(ids).size).toBe(4);
  });

  it('are refused when two files would share one', () => {
    const rename = idsByPath('/hotel', () => 'same');
    rename(compiled, '/hotel/src/Frame.tsx');
    expect(rename(compiled, '/hotel/src/Frame.tsx')).toContain('sc-same-0');
    expect(() => rename(compiled, '/hotel/src/Stage.tsx')).toThrow(
      'src/Frame.tsx and src/Stage.tsx would share the class sc-same',
    );
  });
});
