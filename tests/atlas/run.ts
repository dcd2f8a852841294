import { drawAtlas } from './drawAtlas';
import { drawGallery } from './drawGallery';
import { writePlan } from './writePlan';
import { writeReport } from './writeReport';

const usage = `Shows all machines and screens of the site on pages that need no network.

  npm run atlas                              every state: screens, words, ways, tests and their results
  npm run atlas -- --reuse Booking           … from the stories that are built, of these groups alone
  npm run atlas -- --report                  every machine: picture, coverage at each level, scenarios
  npm run atlas -- --plan booking --csv      a plan to test a machine by hand; --plan --help says more
  npm run atlas -- --gallery                 every story at two widths`;

const [page = '', ...others] = process.argv.slice(2);

if (page === '--help') console.log(usage);
else if (page === '--report') await writeReport();
else if (page === '--plan') writePlan(others);
else if (page === '--gallery') await drawGallery(others);
else await drawAtlas(process.argv.slice(2));
