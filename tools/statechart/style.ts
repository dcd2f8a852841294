/** The colours of charts, as CSS writes them. */
export interface ChartColours {
  card: string;
  ink: string;
  faint: string;
  strong: string;
  pale: string;
  frame: string;
  line: string;
  /** What triggers a transition. */
  event: string;
  answer: string;
  failure: string;
  delay: string;
}

/** How pictures look in these colours, inside whatever is of the class `picture`. */
export function pictureStyle(color: ChartColours): string {
  return `
.event { --trigger: ${color.event}; }
.answer { --trigger: ${color.answer}; }
.failure { --trigger: ${color.failure}; }
.delay { --trigger: ${color.delay}; }
.always { --trigger: ${color.faint}; }
.picture text { font: 11px Helvetica, Arial, sans-serif; fill: ${color.ink}; }
.picture text.centred { text-anchor: middle; }
.picture text.name { font-size: 14px; font-weight: 700; }
.picture text.tags { fill: ${color.answer}; }
.picture text.call { fill: ${color.faint}; font-style: italic; }
.picture text.stays { fill: ${color.event}; }
.picture text.label { fill: var(--trigger); }
.picture rect { stroke-width: 1.25; }
.picture rect.state, .picture rect.final { fill: #fff; stroke: ${color.strong}; }
.picture rect.within { fill: rgb(236 223 198 / 28%); stroke: ${color.frame}; }
.picture rect.parallel { fill: none; stroke: ${color.line}; stroke-dasharray: 6 4; }
.picture rect.anywhere { fill: ${color.pale}; stroke: none; }
.picture rect.behind { fill: ${color.card}; fill-opacity: .85; }
.beginning { fill: ${color.ink}; }
.edge { fill: none; stroke: var(--trigger); stroke-width: 1.4; }
.edge.delay, .edge.always { stroke-dasharray: 5 4; }
.head { fill: var(--trigger); }
`;
}
