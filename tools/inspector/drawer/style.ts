/** How the drawer looks: plain, so that nobody takes it for a part of the site. */
export const style = `
:host {
  all: initial;
  position: fixed;
  inset: 0 0 0 auto;
  width: max-content;
  max-width: 100vw;
  height: 100dvh;
  overflow: visible;
  pointer-events: none;
  color: #1d2330;
  font: 13px/1.45 system-ui, sans-serif;
}
@media print { :host { display: none; } }
* { box-sizing: border-box; }
button {
  padding: 5px 9px;
  border: 1px solid #9aa3b5;
  border-radius: 4px;
  background: #fff;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
}
button:hover { background: #eef1f7; }
button[aria-pressed='true'] { border-color: #2447a6; background: #e3eaff; }
:focus-visible { outline: 2px solid #2447a6; outline-offset: 1px; }
.handle {
  position: absolute;
  inset: 38% 0 auto auto;
  padding: 10px 3px;
  border-right: 0;
  border-radius: 6px 0 0 6px;
  background: #1d2330;
  color: #fff;
  font-size: 12px;
  writing-mode: vertical-rl;
  pointer-events: auto;
}
.handle:hover { background: #2447a6; }
.panel {
  width: min(420px, 100vw);
  height: 100dvh;
  padding: 12px;
  overflow: auto;
  overscroll-behavior: contain;
  border-left: 1px solid #9aa3b5;
  background: #fafbfd;
  box-shadow: -6px 0 24px rgb(0 0 0 / 18%);
  pointer-events: auto;
}
header { display: flex; gap: 8px; align-items: center; margin-bottom: 8px; }
h1 { flex: 1; margin: 0; font-size: 15px; }
h2 { margin: 16px 0 6px; font-size: 13px; }
p { margin: 6px 0; overflow-wrap: anywhere; }
ul, ol { display: grid; gap: 4px; margin: 0; padding: 0; list-style: none; }
li { min-width: 0; }
.tree ul { margin: 4px 0 0 14px; }
.machine, .entry { width: 100%; overflow-wrap: anywhere; }
.entry { padding: 3px 7px; }
.undone { opacity: 0.65; text-decoration: line-through; }
.under-way { margin: 2px 0 0 10px; color: #4a5469; font-size: 12px; }
.events li { overflow-wrap: anywhere; }
.events span { color: #4a5469; }
.why-not { padding: 6px 8px; border-left: 3px solid #a15c00; background: #fff4e0; }
output { font-weight: 700; }
code, pre, textarea { font-family: ui-monospace, monospace; font-size: 12px; }
pre { max-height: 260px; margin: 6px 0; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
summary { width: fit-content; cursor: pointer; }
.history { max-height: 300px; overflow: auto; padding: 2px; }
.copied { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 10px; }
textarea { width: 100%; resize: vertical; }
`;
