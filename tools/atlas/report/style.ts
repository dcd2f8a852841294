import type { Palette } from '../../statechart/palette';
import { pictureStyle } from '../../statechart/style';

/** How the report looks. */
export function reportStyle(color: Palette): string {
  return `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: ${color.paper}; color: ${color.ink}; font: 1rem/1.55 system-ui, Helvetica, Arial, sans-serif; }
a { color: ${color.strong}; }
:focus-visible { outline: 3px solid ${color.failure}; outline-offset: 2px; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: 1rem; background: ${color.card}; padding: .5rem 1rem; }
header, nav, main { max-width: 84rem; margin-inline: auto; padding-inline: 1.5rem; }
header { padding-block: 2.5rem 0; }
h1 { font-size: clamp(1.9rem, 1.4rem + 2vw, 2.75rem); line-height: 1.1; letter-spacing: -.02em; margin: 0 0 .75rem; color: ${color.strong}; }
header p { max-width: 42rem; margin: 0; color: ${color.faint}; }
nav ul, .legend { display: flex; flex-wrap: wrap; gap: .5rem 1.1rem; list-style: none; padding: 0; margin: 1.5rem 0; }
section { border-top: 1px solid ${color.hairline}; padding-block: 2.5rem 1rem; }
h2 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 1rem; color: ${color.strong}; }
h3 { font-size: 1.1rem; margin: 1.5rem 0 .5rem; }
.numbers { margin: .35rem 0 1rem; color: ${color.faint}; }
figure { margin: 0; }
.scroll { overflow-x: auto; }
.picture { background: ${color.card}; border: 1px solid ${color.hairline}; border-radius: .75rem; padding: 1rem; overflow: auto; }
.picture svg { display: block; margin-inline: auto; max-width: 100%; height: auto; }
figure:has(:checked) .picture { max-height: 90vh; }
figure:has(:checked) .picture svg { max-width: none; }
.zoom { display: block; width: fit-content; margin: 1rem 0 .5rem auto; color: ${color.faint}; }
table { border-collapse: collapse; width: 100%; font-size: .925rem; background: ${color.card}; }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem; border-bottom: 1px solid ${color.hairline}; }
thead th { background: ${color.head}; white-space: nowrap; }
tbody th { font-weight: 600; }
code { font: .85rem/1.5 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.scenarios { padding-left: 2rem; margin: 0; max-width: 76rem; }
.scenarios li { padding-block: .4rem; }
.level { display: inline-block; min-width: 1.3rem; text-align: center; text-decoration: none; font-size: .8rem; font-weight: 600; border: 1px solid ${color.line}; border-radius: .3rem; background: ${color.head}; }
.start { color: ${color.faint}; }
.step { font-weight: 600; }
.seen { color: ${color.event}; font-style: italic; }
.arrow { color: ${color.failure}; }
.why { display: block; color: ${color.faint}; }
.wrong { color: ${color.danger}; }
details { margin-top: 1rem; }
summary { cursor: pointer; font-weight: 600; color: ${color.strong}; padding-block: .25rem; }
.transitions { padding-left: 1.25rem; }
.legend li::before { content: ""; display: inline-block; width: 1.5rem; border-top: 3px solid; vertical-align: middle; margin-right: .5rem; color: var(--trigger); }
.legend .delay::before, .legend .always::before { border-top-style: dashed; }
${pictureStyle(color)}@media print { .picture { max-height: none; } }
`;
}
