import { paths } from '../../../machines/shared/paths';
import { LegalPage } from './LegalPage';

export default function PrivacyPage() {
  return <LegalPage text="privacy" path={paths.privacy} />;
}
