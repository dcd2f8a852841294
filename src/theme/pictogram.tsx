import type { SVGProps } from 'react';

/** How the library of pictograms draws one: its lines in a square of 24 by 24. */
interface Drawing {
  node: readonly (readonly ['path' | 'circle' | 'rect' | 'line', Record<string, string>])[];
}

/**
 * Makes the component of a pictogram, in the place of the library's own function (`vite.config.ts`): the site
 * gives all of them their size and colour by style, and needs nothing of what that can do besides.
 */
export default function pictogram({ node }: Drawing) {
  return function Pictogram(props: SVGProps<SVGSVGElement>) {
    return (
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...props}
      >
        {node.map(([Line, { key, ...place }]) => (
          <Line key={key} {...place} />
        ))}
      </svg>
    );
  };
}
