import { developmentCode } from '../../../messages/desk/pages/login';
import { Button } from '../../components/Button';

/** In development alone: logs in with the code that the authenticator of somebody of development shows now. */
export default function DevelopmentCode({
  email,
  onCode,
}: {
  email: string;
  onCode: (code: string) => void;
}) {
  const askCode = async () => {
    const answer = await fetch(`/mailbox/desk-code/${encodeURIComponent(email)}`);
    if (answer.ok) onCode(await answer.text());
  };
  return (
    <Button variant="quiet" onClick={() => void askCode()}>
      {developmentCode}
    </Button>
  );
}
