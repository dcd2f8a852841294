import { paths } from '../../../machines/shared/paths';
import { LegalPage } from './LegalPage';

export default function TermsPage() {
  return <LegalPage text="terms" path={paths.terms} />;
}
