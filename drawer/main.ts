import { addInspector } from '../src/context/inspectors';
import { secretFields } from '../models/secretFields';
import { EventLog } from '../tools/inspector/eventLog';

const eventLog = new EventLog(
  () => `${window.location.pathname}${window.location.search}`,
  secretFields,
);
addInspector((event) => {
  eventLog.note(event);
});

// The site starts first; the drawer is loaded beside it.
void Promise.all([import('../tools/inspector/drawer/showDrawer'), import('../models/all')]).then(
  ([{ showDrawer }, { models }]) => {
    showDrawer(eventLog, { models, secretFields });
  },
);
