import type { Level } from '../../model/level';
import { companyWalkOf } from '../../model/companyWalk';
import type { Company } from '../../model/pairs';
import type { TestModel } from '../../model/testModel';
import { plainPalette, type Palette } from '../../statechart/palette';
import { arrowHeads, drawStatechart } from '../../statechart/statechart';
import { companySection } from './companySection';
import { coverageTable, partsOf, reportOf, titleOf, type Report } from './sections';
import { reportStyle } from './style';

async function section(report: Report): Promise<string> {
  const { id, machine } = report.model;
  const { levels, scenarios } = partsOf(report);
  return `<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${titleOf(id)}</h2>
${levels}
<figure><label class="zoom"><input type="checkbox"> in full size</label><div class="scroll picture" tabindex="0" role="region" aria-label="Picture of ${id}">${await drawStatechart(machine)}</div></figure>
<h3>Scenarios</h3>
${scenarios}
</section>`;
}

const legend = `<ul class="legend" aria-label="Colours of the arrows">
<li class="event">an event: somebody does something</li><li class="answer">a call answers</li>
<li class="failure">a call fails</li><li class="delay">time passes (dashed)</li>
<li class="always">at once (dashed)</li></ul>`;

/** The report on all machines as one self-contained page. */
export async function modelReport(
  models: readonly TestModel[],
  levels: readonly Level[],
  colours: Palette = plainPalette,
  companies: readonly Company[] = [],
): Promise<string> {
  const reports = models.map((model) => reportOf(model, levels));
  const sections = await Promise.all(reports.map(section));
  const links = models.map(({ id }) => `<li><a href="#${id}">${titleOf(id)}</a></li>`).join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>What can happen on the site</title><style>${reportStyle(colours)}</style></head>
<body>${arrowHeads}<a class="skip" href="#main">Skip to the machines</a>
<header><h1>What can happen on the site</h1>
<p>Every state that a guest can be in, everything that leads from one to another, and the scenarios that together take each of those ways at least once. The numbers before a scenario say at which levels it runs: ${levels.map(({ number, name }) => `${number}, ${name}`).join('; ')}. Where a level can’t take it, it says why.</p></header>
<nav aria-label="Machines"><ul>${links}</ul></nav>
<main id="main">${coverageTable(reports)}${companySection(companies.map(companyWalkOf))}${legend}${sections.join('\n')}</main></body></html>
`;
}
