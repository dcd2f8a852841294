import { paths } from '../../../machines/paths';
import { LegalPage } from './LegalPage';

export default function TermsPage() {
  return <LegalPage text="terms" path={paths.terms} />;
}
