import { addInspector } from '../src/context/inspectors';
import { Journal } from '../tools/inspector/journal';

const journal = new Journal(() => `${window.location.pathname}${window.location.search}`);
addInspector((event) => {
  journal.note(event);
});

// The site comes first: what shows all this is fetched beside it.
void import('../tools/inspector/drawer/showDrawer').then(({ showDrawer }) => {
  showDrawer(journal);
});
