const ASKED = '(prefers-reduced-motion: reduce)';

let still = false;
let answersForUs = false;
const turned = new WeakSet<CSSRule>();

function isForStillness(rule: CSSRule): rule is CSSMediaRule {
  return rule instanceof CSSMediaRule && (rule.conditionText === ASKED || turned.has(rule));
}

/** Has the styles for less movement count for everybody, or no longer. */
function turn(): void {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  for (const rule of rules.filter(isForStillness)) {
    turned.add(rule);
    rule.media.mediaText = still ? 'all' : ASKED;
  }
}

/** Styles come with the components that need them, at any time. */
function keepTurning(): void {
  turn();
  if (still) requestAnimationFrame(keepTurning);
}

/** Whoever asks the window hears the same as the styles. */
function answerQueries(): void {
  if (answersForUs) return;
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => matchMedia(still && query === ASKED ? 'all' : query);
  answersForUs = true;
}

/** Shows the stories as to those who asked their system for less movement. */
export function reduceMotion(asked: boolean): void {
  if (asked === still) return;
  still = asked;
  answerQueries();
  keepTurning();
}
