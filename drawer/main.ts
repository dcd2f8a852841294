import { addInspector } from '../src/context/inspectors';
import { secretFields } from '../models/secretFields';
import { EventLog } from '../tools/inspector/eventLog';

const journal = new EventLog(
  () => `${window.location.pathname}${window.location.search}`,
  secretFields,
);
addInspector((event) => {
  journal.note(event);
});

// The site starts first; the drawer is loaded beside it.
void Promise.all([import('../tools/inspector/drawer/showDrawer'), import('../models/all')]).then(
  ([{ showDrawer }, { models }]) => {
    showDrawer(journal, { models, secretFields });
  },
);
