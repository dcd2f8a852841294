/** What styles ask of the browser, and the toolbar can answer in its place. */
export const media = {
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;

type Condition = (typeof media)[keyof typeof media];

const conditions: ReadonlySet<string> = new Set(Object.values(media));
let met: ReadonlySet<string> = new Set();
let answersForUs = false;
/** The conditions of rules as they were written: where one is met, the rule itself says `all`. */
const written = new WeakMap<CSSRule, string>();

/** Has the styles for these conditions count for everybody, and those for others no longer. */
function turn(): void {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  for (const rule of rules) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const condition = written.get(rule) ?? rule.conditionText;
    if (!conditions.has(condition)) continue;
    written.set(rule, condition);
    const wanted = met.has(condition) ? 'all' : condition;
    if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
  }
}

/** Styles come with the components that need them, at any time. */
function keepTurning(): void {
  turn();
  if (met.size > 0) requestAnimationFrame(keepTurning);
}

/** Whoever asks the window hears the same as the styles. */
function answerQueries(): void {
  if (answersForUs) return;
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => matchMedia(met.has(query) ? 'all' : query);
  answersForUs = true;
}

/** Shows the stories as where these conditions are met, and no others. */
export function emulateMedia(wanted: readonly Condition[]): void {
  if (wanted.length === met.size && wanted.every((condition) => met.has(condition))) return;
  const wasTurning = met.size > 0;
  met = new Set(wanted);
  answerQueries();
  if (wasTurning) turn();
  else keepTurning();
}
