import type { SocialNetwork } from '../../hotel/hotel';

const strokes: Record<SocialNetwork, string> = {
  facebook: 'M14.5 7.5H13a2 2 0 0 0-2 2V20M8.5 13h5',
  instagram:
    'M8 4.5h8A3.5 3.5 0 0 1 19.5 8v8a3.5 3.5 0 0 1-3.5 3.5H8A3.5 3.5 0 0 1 4.5 16V8A3.5 3.5 0 0 1 8 4.5zM12 8.7a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6zM16.4 7.6v.01',
  x: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  linkedin: 'M6.5 10.5V18M6.5 6.6v.01M11 18v-7.5M11 14a3.2 3.2 0 0 1 6.4 0v4',
};

/** A social network's icon, in a line as thin as the other icons'. */
export function SocialIcon({ network }: { network: SocialNetwork }) {
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
    >
      <path d={strokes[network]} />
    </svg>
  );
}
