import * as words from '../../../messages/site/pages/terms';
import { paths } from '../../../machines/shared/paths';
import { LegalPage } from './LegalPage';

export default function TermsPage() {
  const { title, updated, sections } = words;
  return <LegalPage title={title} updated={updated} sections={sections} path={paths.terms} />;
}
