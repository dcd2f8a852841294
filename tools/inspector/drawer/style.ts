/** The drawer's position and its handle. Its content has separate styles. */
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
button { padding: 5px 9px; border: 1px solid #6b7489; border-radius: 4px; background: #fff; color: inherit; font: inherit; }
button { cursor: pointer; }
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
.drawer {
  box-sizing: border-box;
  width: min(420px, 100vw);
  height: 100dvh;
  overflow: auto;
  overscroll-behavior: contain;
  border-left: 1px solid #6b7489;
  background: #fafbfd;
  box-shadow: -6px 0 24px rgb(0 0 0 / 18%);
  pointer-events: auto;
}
header { display: flex; gap: 8px; align-items: center; padding: 12px 12px 0; }
h1 { flex: 1; margin: 0; font-size: 15px; }
`;
