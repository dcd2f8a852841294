import { drawnPlanOf } from '../../../messages/site/pages/contact';
import { hotel } from '../../../hotel/hotel';
import { theme } from '../../theme/theme';

/** A drawn plan of the surroundings: roads, trees, the centre and the hotel's door. */
export function DrawnPlan() {
  return (
    <svg
      viewBox="0 0 1200 500"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={drawnPlanOf(hotel.name)}
    >
      <path d="M0 0h1200v500H0z" fill={theme.color.sand} />
      <g fill="none" stroke={theme.color.card} strokeLinecap="round">
        <path d="M-20 380C260 330 420 420 640 360S1020 250 1220 280" strokeWidth="34" />
        <path d="M420 -20c20 130-40 220 0 400" strokeWidth="22" />
        <path d="M860 -20c-30 120 10 200-10 320" strokeWidth="16" />
      </g>
      <g fill={theme.color.sandDeep}>
        <path d="M80 90h180v120H80zM980 60h150v110H980zM140 440h220v60H140zM900 380h200v120H900z" />
      </g>
      <g fill={theme.color.forestSoft}>
        <circle cx="500" cy="90" r="30" />
        <circle cx="560" cy="130" r="22" />
        <circle cx="780" cy="90" r="34" />
        <circle cx="720" cy="260" r="24" />
        <circle cx="330" cy="150" r="26" />
        <circle cx="700" cy="450" r="28" />
      </g>
      <path d="M600 300V220a42 42 0 0 1 84 0v80z" fill={theme.color.forest} />
      <circle cx="642" cy="226" r="20" fill={theme.color.brass} />
      <path d="M600 268h84v32h-84z" fill={theme.color.terracotta} />
      <text
        x="642"
        y="338"
        textAnchor="middle"
        fill={theme.color.ink}
        fontFamily={theme.font.display}
        fontSize="26"
        fontWeight="600"
      >
        {hotel.name}
      </text>
    </svg>
  );
}
