import { enterDigits } from '../../messages/login/pages/code';
import { useLocation } from 'react-router-dom';
import * as words from '../../messages/login/pages/forgottenPassword';
import { useScreen } from '../context/useScreen';
import { Card } from '../components/Card';
import { ScreenNotice } from '../components/Notice';
import { PageHead } from '../components/PageHead';
import { PageHero } from '../components/PageHero';
import { PageSection } from '../components/PageSection';
import { useHeadingFocus } from '../hooks/useHeadingFocus';
import { useVisitKey } from '../navigation/useVisitKey';
import { RequireVisitor } from '../session/RequireVisitor';
import { ForgottenAddressForm } from './ForgottenAddressForm';
import { LinkPasswordForm } from './LinkPasswordForm';
import { NewPasswordForm } from './NewPasswordForm';
import { providePasswordReset } from './passwordResetActors';
import { passwordResetStep } from './passwordResetProps';
import { useResetAgain } from './typedAgain';

const heads = {
  address: { title: words.addressTitle, lead: words.addressLead },
  code: { title: words.passwordTitle, lead: enterDigits },
  link: { title: words.passwordTitle, lead: words.linkLead },
};
const forms = { address: ForgottenAddressForm, code: NewPasswordForm, link: LinkPasswordForm };

function ForgottenPasswordHead({ step }: { step: keyof typeof heads }) {
  return (
    <>
      <PageHead title={heads[step].title} />
      <PageHero {...heads[step]} />
    </>
  );
}

function ForgottenPassword() {
  const [snapshot, send, actor] = useScreen(providePasswordReset);
  useResetAgain(actor);
  const step = passwordResetStep(snapshot);
  const Form = forms[step];
  useHeadingFocus(step);
  return (
    <>
      <ForgottenPasswordHead step={step} />
      <PageSection width="form">
        <Card>
          <Form snapshot={snapshot} send={send} />
        </Card>
      </PageSection>
      <ScreenNotice snapshot={snapshot} send={send} />
    </>
  );
}

/** Replaces a forgotten password; for visitors, and for any guest who opens the link of an email. */
export default function ForgottenPasswordPage() {
  const visit = useVisitKey();
  const { hash } = useLocation();
  return (
    <RequireVisitor head={<ForgottenPasswordHead step="address" />} openToGuests={hash.length > 1}>
      <ForgottenPassword key={visit} />
    </RequireVisitor>
  );
}
