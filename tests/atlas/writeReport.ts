import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { levels } from '../model/levels';
import { palette } from '../../stories/support/palette';
import { models } from '../../models/all';
import { isGuarded, withSession } from '../../models/session/beside';
import { modelReport } from '../../tools/atlas/report/page';

/**
 * Writes the report of the machines: their charts, what each level covers, which of their states occur with which
 * states of the session, and all scenarios.
 */
export async function writeReport(): Promise<void> {
  const folder = fileURLToPath(new URL('../../dist/model/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  const companies = models.filter(isGuarded).map(withSession);
  writeFileSync(`${folder}index.html`, await modelReport(models, levels, palette, companies));
  console.log(`${folder}index.html`);
}
