import * as words from '../../../messages/site/pages/privacy';
import { paths } from '../../../machines/shared/paths';
import { LegalPage } from './LegalPage';

export default function PrivacyPage() {
  const { title, updated, sections } = words;
  return <LegalPage title={title} updated={updated} sections={sections} path={paths.privacy} />;
}
