import { Navigate } from 'react-router-dom';
import styled from 'styled-components';
import type { SnapshotFrom } from 'xstate';
import * as words from '../../../messages/desk/pages/welcome';
import { tryAgain } from '../../../messages/shared/pages/links';
import type { welcomeMachine } from '../../../machines/desk/welcomeMachine';
import { Alert } from '../../components/Alert';
import { Button } from '../../components/Button';
import { Cluster } from '../../components/Cluster';
import { Field } from '../../components/Field';
import { LinkButton } from '../../components/LinkButton';
import { LoadingMessage } from '../../components/LoadingMessage';
import { PasswordField } from '../../components/PasswordField';
import { Stack } from '../../components/Stack';
import { UserName } from '../../components/UserName';
import { renderState } from '../../context/renderState';
import { usePasswordVisibility } from '../../hooks/usePasswordVisibility';
import { theme } from '../../theme/theme';
import { titleType } from '../../theme/typography';
import { useDeskScreen } from '../deskContext';
import { CopyButton } from '../CopyButton';
import { PlainFrame } from '../PlainFrame';
import { QrPicture } from '../QrPicture';
import { useTypedForm } from './useTypedForm';
import { provideWelcome } from './welcomeActors';

/** The page of an invitation. */
export function WelcomePage({ link }: { link: string }) {
  const [snapshot, send] = useDeskScreen(provideWelcome, { link });
  const { enrolled } = snapshot.context;
  const enrolling = () => (
    <Enrolment
      snapshot={snapshot}
      onSubmit={(typed) => send({ type: 'enrolment.submitted', ...typed })}
    />
  );
  return renderState(snapshot.value, {
    opening: () => <LoadingMessage label={words.opening} />,
    failed: () => (
      <PlainFrame title={words.failedTitle} lead={words.failedLead}>
        <Button onClick={() => send({ type: 'retry.requested' })}>{tryAgain}</Button>
      </PlainFrame>
    ),
    linkInvalid: () => (
      <PlainFrame title={words.usedTitle} lead={words.usedLead}>
        <LinkButton to="/login">{words.logIn}</LinkButton>
      </PlainFrame>
    ),
    enrolling,
    finishing: enrolling,
    showingCodes: () => (
      <RecoveryCodes
        codes={enrolled?.recoveryCodes ?? []}
        onKept={() => send({ type: 'codes.kept' })}
      />
    ),
    done: () => <Navigate to="/" replace />,
  });
}

const Step = styled.h2`
  ${titleType}
`;

const Secret = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.l};

  svg {
    flex: none;
    width: ${theme.column.field};
    height: ${theme.column.field};
  }

  p {
    flex: 1 1 ${theme.column.field};
  }

  code {
    display: block;
    margin-top: ${theme.space.s};
    font-size: ${theme.text.large};
    letter-spacing: ${theme.tracking.open};
    overflow-wrap: anywhere;
  }
`;

interface EnrolmentProps {
  snapshot: SnapshotFrom<typeof welcomeMachine>;
  onSubmit: (typed: { password: string; code: string }) => void;
}

function Enrolment({ snapshot, onSubmit }: EnrolmentProps) {
  const { invitation, passwordError, error } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const visibility = usePasswordVisibility();
  const form = useTypedForm(['password', 'code'], onSubmit);
  return (
    <PlainFrame title={words.title(invitation?.name ?? '')} lead={words.lead}>
      <form {...form} aria-label={words.finish}>
        <Stack $gap="l">
          {error !== null && <Alert tone="error">{error}</Alert>}
          <UserName email={invitation?.email} />
          <PasswordField
            label={words.password}
            name="password"
            autoComplete="new-password"
            hint={words.passwordHint}
            error={passwordError ?? undefined}
            readOnly={busy}
            required
            {...visibility}
          />
          <Step>{words.phone}</Step>
          <Secret>
            <QrPicture text={invitation?.uri ?? ''} label={words.picture} />
            <p>
              <span>{words.scan}</span>
              <code aria-label={words.key}>
                {invitation?.secret.replace(/(.{4})(?=.)/g, '$1 ')}
              </code>
            </p>
            <Cluster>
              <a href={invitation?.uri}>{words.openApp}</a>
              <CopyButton text={invitation?.secret ?? ''} />
            </Cluster>
          </Secret>
          <Field
            label={words.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            readOnly={busy}
            required
          />
          <Button type="submit" wide busy={busy} busyLabel={words.finishing}>
            {words.finish}
          </Button>
        </Stack>
      </form>
    </PlainFrame>
  );
}

const Codes = styled.ol`
  columns: 2 ${theme.column.field};
  font-family: monospace;
  font-size: ${theme.text.large};
  line-height: ${theme.leading.body};
`;

function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return (
    <PlainFrame title={words.codesTitle} lead={words.codesLead}>
      <Stack $gap="l">
        <Codes>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
        <Cluster>
          <Button variant="secondary" onClick={() => window.print()}>
            {words.print}
          </Button>
          <CopyButton text={codes.join('\n')} size="medium" />
          <Button onClick={onKept}>{words.kept}</Button>
        </Cluster>
      </Stack>
    </PlainFrame>
  );
}
