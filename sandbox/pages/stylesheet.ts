/** The look of all sandbox pages. */
export const STYLESHEET = `
:root { color-scheme: light; --accent: #0b6b8f; --ink: #1b2733; --soft: #586675; --line: #d5dce3; }
.flutterwave { --accent: #a34a00; }
.bank { --accent: #3f5f2f; }
* { box-sizing: border-box; }
body { margin: 0; background: #f2f4f7; color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1 { margin: 0 0 .75rem; font-size: 1.375rem; line-height: 1.25; }
h2 { margin: 2rem 0 .75rem; font-size: 1.0625rem; }
a { color: var(--accent); }
.banner { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1rem;
  align-items: center; padding: .75rem 1.25rem; background: var(--accent); color: #fff; }
.banner p { margin: 0; }
.brand { font-weight: 700; letter-spacing: .01em; }
.warning { padding: .125rem .75rem; border-radius: 1rem; background: #fff; color: #7a1f00;
  font-size: .875rem; font-weight: 600; }
main { margin: 0 auto; padding: 1.5rem 1rem 3rem; }
.narrow { max-width: 31rem; }
.wide { max-width: 78rem; }
.card { padding: 1.5rem; border: 1px solid var(--line); border-radius: .75rem; background: #fff;
  box-shadow: 0 .25rem 1.25rem rgb(27 39 51 / 6%); }
.amount { margin: 0; font-size: 2rem; font-weight: 700; line-height: 1.2; }
.code { margin: 0 0 1rem; font-size: 1.5rem; font-weight: 700; overflow-wrap: anywhere; }
.facts { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 1rem 0 1.25rem;
  color: var(--soft); font-size: .9375rem; }
.facts dd { margin: 0; overflow-wrap: anywhere; color: var(--ink); }
.notice { margin: 0 0 1.25rem; padding: .75rem 1rem; border-left: .25rem solid #b3261e;
  border-radius: .25rem; background: #fdeceb; color: #6d110c; }
.done { border-left-color: #2e6b2e; background: #eaf4ea; color: #1d4a1d; }
.tabs { display: flex; flex-wrap: wrap; gap: .5rem; margin: 0 0 1rem; }
.tabs button { flex: 1 1 auto; }
.tabs [aria-current] { background: var(--accent); color: #fff; }
.field { margin: 0 0 1rem; }
.field label { display: block; margin-bottom: .25rem; font-weight: 600; }
.hint { margin: .25rem 0 0; color: var(--soft); font-size: .875rem; }
select, input[type='text'], input[type='number'] { width: 100%; min-height: 2.75rem; padding: .5rem .75rem;
  border: 1px solid #8492a0; border-radius: .5rem; background: #fff; color: inherit; font: inherit; }
button, .way { display: inline-block; min-height: 2.75rem; padding: .5rem 1rem; border: 1px solid var(--accent);
  border-radius: .5rem; background: #fff; color: var(--accent); font: inherit; font-weight: 600;
  text-decoration: none; cursor: pointer; }
button:hover, .way:hover { background: #eef3f6; }
button.pay { width: 100%; background: var(--accent); color: #fff; font-size: 1.0625rem; }
button.pay:hover { filter: brightness(.92); }
:focus-visible { outline: .1875rem solid #1b2733; outline-offset: .125rem; }
.endings { display: grid; gap: .75rem; margin: 0; padding: 0; list-style: none; }
.endings button { width: 100%; text-align: left; }
.endings .hint { margin-left: .125rem; }
.scroll { position: relative; overflow-x: auto; border: 1px solid var(--line); border-radius: .75rem; background: #fff; }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; }
th, td { padding: .625rem .875rem; border-bottom: 1px solid var(--line); text-align: left;
  vertical-align: middle; }
tbody tr:last-child > * { border-bottom: 0; }
thead th { color: var(--soft); font-size: .8125rem; font-weight: 600; white-space: nowrap; }
.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.words { min-width: 10rem; overflow-wrap: anywhere; }
.moment { white-space: nowrap; font-variant-numeric: tabular-nums; }
td form { display: inline-block; margin: .125rem .25rem .125rem 0; }
td button { min-height: 2rem; padding: .125rem .625rem; font-size: .875rem; }
.state { display: inline-block; padding: 0 .5rem; border-radius: 1rem; background: #e6ebf0;
  font-size: .875rem; white-space: nowrap; }
.panels { display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); gap: 1rem; }
.panels .card { padding: 1.25rem; }
.panels h2 { margin-top: 0; }
.check { display: flex; gap: .5rem; align-items: center; min-height: 2rem; }
.hint + .field { margin-top: 1rem; }
.check input { flex: none; width: 1.125rem; height: 1.125rem; }
.row { display: flex; flex-wrap: wrap; gap: .5rem; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap; }
`;
