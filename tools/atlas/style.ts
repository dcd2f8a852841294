import type { Palette } from '../statechart/palette';
import { pictureStyle } from '../statechart/style';

/** How the atlas looks. */
export function atlasStyle(color: Palette): string {
  return `
:root { color-scheme: light; --zoom: .5; }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; display: grid; grid-template-columns: 20rem minmax(0, 1fr); background: ${color.paper}; color: ${color.ink}; font: 1rem/1.5 system-ui, Helvetica, Arial, sans-serif; }
a { color: ${color.strong}; }
:focus-visible { outline: 3px solid ${color.failure}; outline-offset: 2px; }
h1, h2, h3 { color: ${color.strong}; line-height: 1.15; }
h1 { margin: 0; }
h4, h5 { margin: 1rem 0 .35rem; }
aside { position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 1.25rem; border-right: 1px solid ${color.hairline}; background: ${color.card}; }
aside label { display: block; }
input[type=search] { display: block; width: 100%; padding: .5rem; font: inherit; border: 1px solid ${color.line}; border-radius: .4rem; }
fieldset { margin: 1rem 0; border: 1px solid ${color.hairline}; border-radius: .4rem; }
#index { display: flex; flex-direction: column; list-style: none; padding: 0; font-size: .9rem; }
#index .named { order: -1; font-weight: 600; }
.screens { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; margin-bottom: 2rem; }
.screens a { width: 12rem; font-size: .85rem; overflow-wrap: anywhere; }
.screens img { max-height: 34rem; object-fit: cover; object-position: top; border: 1px solid ${color.line}; }
#index a { display: block; padding: .2rem 0; overflow-wrap: anywhere; }
main { padding: 1.5rem 2rem 4rem; min-width: 0; }
.scroll { overflow: auto; max-height: 85vh; }
.picture { background: ${color.card}; border: 1px solid ${color.hairline}; border-radius: .75rem; padding: 1rem; }
.sheet { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start; }
.sheet figure { margin: 0; max-width: 100%; }
.sheet svg { display: block; zoom: var(--zoom); }
.picture text { pointer-events: none; }
.picture a rect { cursor: pointer; }
.picture a path { cursor: pointer; }
.picture a:hover path { stroke-width: 4; }
.picture a:hover rect, .picture rect.here { fill: ${color.head}; stroke-width: 2.5; }
#map svg { display: block; }
.open .overview { display: none; }
.state { max-width: 80rem; }
.state h3 { font-size: 1.8rem; margin: 0; }
.description { color: ${color.faint}; max-width: 46rem; }
.columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 2rem; }
.story { border-top: 1px solid ${color.hairline}; margin-top: 1.5rem; }
.pictures, .beside { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto; }
.pictures a, .beside figure > a { display: block; flex: none; max-height: 40rem; overflow: hidden; border: 1px solid ${color.line}; }
.beside figure { margin: 0; }
.longer { order: 1; }
#machines > label { display: block; margin-block: 1.5rem .5rem; }
.at-360 { width: 12rem; } .at-768 { width: 20rem; } .at-1440 { width: 32rem; }
img { display: block; width: 100%; }
summary { cursor: pointer; padding-block: .25rem; }
pre { white-space: pre-wrap; font-size: .8rem; max-width: 40rem; }
code { font: .85rem/1.5 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
table { border-collapse: collapse; font-size: .9rem; }
th, td { text-align: left; vertical-align: top; padding: .35rem .6rem; border-bottom: 1px solid ${color.hairline}; }
.level { display: inline-block; min-width: 1.3rem; text-align: center; text-decoration: none; border: 1px solid ${color.line}; border-radius: .3rem; background: ${color.head}; }
.step { font-weight: 600; } .seen { font-style: italic; } .arrow, .wrong { color: ${color.failure}; }
.start, .why { color: ${color.faint}; } .why { display: block; }
.passed { color: ${color.strong}; } .failed { color: ${color.danger}; } .unknown { color: ${color.faint}; }
${pictureStyle(color)}
@media (max-width: 60rem) { body { display: block; } aside { position: static; height: auto; max-height: 50vh; border-right: 0; border-bottom: 1px solid ${color.hairline}; } main { padding: 1rem; } }
`;
}
