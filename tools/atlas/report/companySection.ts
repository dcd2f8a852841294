import type { CompanyWalk, MetStates } from '../../model/companyWalk';
import { escaped } from '../../statechart/statechart';
import { titleOf } from './sections';

const share = ({ met, missed }: MetStates) => `${met.length} of ${met.length + missed.length}`;

const named = (states: readonly string[]) =>
  states.map((state) => `<code>${escaped(state)}</code>`).join(', ');

/** What a walk of two machines never reached, by name; empty if it reached everything. */
function missedItem({ company, beside, own, neverTogether }: CompanyWalk): string {
  const missed = [
    ...[
      { id: company.beside.id, states: beside.missed },
      { id: company.own.id, states: own.missed },
    ]
      .filter(({ states }) => states.length > 0)
      .map(({ id, states }) => `<li>States of ${id}: ${named(states)}</li>`),
    ...neverTogether.map(
      (never) => `<li>${named(never.beside)}, never beside ${named(never.own)}</li>`,
    ),
  ].join('\n');
  if (missed === '') return '';
  return `<details><summary>Not met: ${company.beside.id} × ${company.own.id}</summary><ul>${missed}</ul></details>`;
}

function row({ company, pairs, beside, own, stuck }: CompanyWalk): string {
  const title = `<a href="#${company.own.id}">${titleOf(company.own.id)}</a>`;
  const result =
    stuck.length === 0
      ? 'each leads on'
      : `<strong class="wrong">stuck: ${stuck.map(escaped).join('; ')}</strong>`;
  return `<tr><th scope="row">${titleOf(company.beside.id)} × ${title}</th><td>${pairs.length.toLocaleString('en')}</td><td>${share(beside)}</td><td>${share(own)}</td><td>${result}</td></tr>`;
}

/** What the walks of two machines side by side reached, and what they never reach, by name; empty without any. */
export function companySection(walks: readonly CompanyWalk[]): string {
  if (walks.length === 0) return '';
  const pairs = walks.reduce((sum, walk) => sum + walk.pairs.length, 0);
  return `<section id="company" aria-labelledby="company-title">
<h2 id="company-title">Side by side</h2>
<p class="numbers">${pairs.toLocaleString('en')} pairs of moments walked. A pair that is not met is one that nothing leads to from a page that shows.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Machines side by side"><table>
<thead><tr><th scope="col">Machines</th><th scope="col">Pairs walked</th><th scope="col">States of the first</th><th scope="col">States of the second</th><th scope="col">Result</th></tr></thead>
<tbody>${walks.map(row).join('\n')}</tbody></table></div>
${walks.map(missedItem).join('\n')}
</section>`;
}
