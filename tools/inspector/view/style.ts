/** The inspector's styles everywhere: plain, so that it isn't mistaken for a part of the site. */
export const style = `
.inspector {
  padding: 12px;
  background: #fafbfd;
  color: #1d2330;
  font: 13px/1.45 system-ui, sans-serif;
}
.inspector * { box-sizing: border-box; }
.inspector h2 { margin: 12px 0 6px; font-size: 13px; font-weight: 700; }
.inspector p { margin: 6px 0; overflow-wrap: anywhere; }
.inspector ul, .inspector ol { display: grid; gap: 4px; margin: 0; padding: 0; list-style: none; }
.inspector li, .inspector section { min-width: 0; }
.inspector fieldset { min-width: 0; margin: 0; padding: 0; border: 0; }
.inspector button {
  padding: 5px 9px;
  border: 1px solid #6b7489;
  border-radius: 4px;
  background: #fff;
  color: inherit;
  font: inherit;
}
.inspector button { text-align: start; cursor: pointer; }
.inspector button:disabled { border-style: dashed; background: none; cursor: default; }
.inspector button:enabled:hover { background: #eef1f7; }
.inspector button[aria-pressed='true'] { border-color: #2447a6; background: #e3eaff; }
.inspector :focus-visible { outline: 2px solid #2447a6; outline-offset: 1px; }
.inspector output { font-weight: 700; }
.inspector code, .inspector pre { font-family: ui-monospace, monospace; font-size: 12px; }
.inspector pre {
  max-height: 260px;
  margin: 6px 0;
  overflow: auto;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
.inspector summary { width: fit-content; cursor: pointer; }
.inspector .columns {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  gap: 0 24px;
}
.inspector .tree ul { margin: 4px 0 0 14px; }
.inspector .machine, .inspector .entry { width: 100%; overflow-wrap: anywhere; }
.inspector .entry { padding: 3px 7px; }
.inspector .under-way { margin: 2px 0 0 10px; color: #4a5469; font-size: 12px; }
.inspector .events li { display: flex; flex-wrap: wrap; gap: 4px; align-items: center; overflow-wrap: anywhere; }
.inspector .history { max-height: 300px; overflow: auto; padding: 2px; }
`;
