import { vi } from 'vitest';

/**
 * The visitor's system asks for reduced motion, or doesn't, until the mocks are restored.
 * @returns how to change that
 */
export function motionPreference({ reduced }: { reduced: boolean }) {
  const query = Object.assign(new EventTarget(), {
    media: '(prefers-reduced-motion: reduce)',
    matches: reduced,
    onchange: null,
    addListener: vi.fn(),
    removeListener: vi.fn(),
  });
  vi.spyOn(window, 'matchMedia').mockReturnValue(query);
  return (now: { reduced: boolean }) => {
    query.matches = now.reduced;
    query.dispatchEvent(new Event('change'));
  };
}
