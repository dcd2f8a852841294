import { useEffect, type ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import styled from 'styled-components';
import { fieldsOf, labelOf, type AskedField } from '../../machines/desk/acts/fields';
import type { Choices } from '../../machines/desk/acts/question';
import type { DeskActEvent } from '../../machines/desk/deskActMachine';
import type { DeskActContext } from '../../machines/desk/deskActContext';
import * as words from '../../messages/desk/pages/asked';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { DialogActions } from '../components/DialogActions';
import { Field } from '../components/Field';
import { SelectField } from '../components/SelectField';
import { Stack } from '../components/Stack';
import { TextAreaField } from '../components/TextAreaField';
import { FurtherQuestion } from './FurtherQuestion';
import { useFirstErrorFocus } from '../hooks/useFirstErrorFocus';
import { theme } from '../theme/theme';
import { titleType } from '../theme/typography';

const Veil = styled(ModalOverlay)`
  position: fixed;
  z-index: ${theme.layer.header};
  display: grid;
  padding: ${theme.space.m};
  overflow: auto;
  background: ${theme.color.veil};
  inset: 0;
  place-items: center;
`;

const Frame = styled(Modal)`
  width: 100%;
  max-width: ${theme.measure.form};
  padding: ${theme.space.l};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.card};
  box-shadow: ${theme.shadow.high};

  > * {
    outline: none;
  }
`;

const Title = styled(Heading)`
  ${titleType}
`;

/** The texts and the choices of a dialog. */
export interface DialogText {
  title: string;
  /** The button that does it. */
  submit: string;
  /** Why it can't be done any more; null if it can. */
  why?: string | null | undefined;
  /** The choices of a field. */
  choices?: Choices;
  /** The fields that do not matter as things are chosen. */
  hidden?: readonly AskedField[];
  /** The first day that can be chosen; any by default. */
  earliest?: string;
  /** Whether a reason is one line, which Enter sends. */
  isShort?: boolean;
  /** Above the fields. */
  lead?: ReactNode;
  /** Below the fields. */
  below?: ReactNode;
}

interface DeskDialogProps extends DialogText {
  act: DeskActContext;
  /** Why it was refused, or what is not known; null if nothing is to be said. */
  problem: string | null;
  /** Whether what shows is so, and no act is on its way. */
  usable: boolean;
  busy: boolean;
  send: (event: DeskActEvent) => void;
}

/** The keyboard or calendar that a phone opens for a field; letters for the others. */
const kinds: Partial<
  Record<AskedField, { type?: string; inputMode?: 'decimal' | 'email'; autoComplete?: string }>
> = {
  checkIn: { type: 'date' },
  checkOut: { type: 'date' },
  from: { type: 'date' },
  until: { type: 'date' },
  happenedAt: { type: 'datetime-local' },
  amount: { inputMode: 'decimal' },
  part: { inputMode: 'decimal' },
  nightly: { inputMode: 'decimal' },
  slipTotal: { inputMode: 'decimal' },
  password: { type: 'password' },
  colleaguePassword: { type: 'password' },
  colleague: { inputMode: 'email' },
  float: { inputMode: 'decimal' },
  counted: { inputMode: 'decimal' },
  dropped: { inputMode: 'decimal' },
  phone: { type: 'tel' },
  currentPassword: { type: 'password', autoComplete: 'current-password' },
  newPassword: { type: 'password', autoComplete: 'new-password' },
  email: { inputMode: 'email' },
};
/** A card terminal's total is a sum as the drawer's is. */
const kindOf = (field: AskedField) => kinds[field.startsWith('pos:') ? 'counted' : field];
const hints: Partial<Record<AskedField, string>> = words.hints;

/** Asks for what an act needs. What is typed stays until it is done or the dialog is closed. */
export function DeskDialog({ title, submit, lead, below, ...asked }: DeskDialogProps) {
  const { usable, busy, send } = asked;
  const { asks } = asked.act;
  // Why it is not theirs is what the question begins with.
  const problem = asked.problem ?? (asks === 'reason' ? null : (asked.why ?? null));
  const close = () => send({ type: 'act.dropped' });
  const { formRef, handleSubmit } = useFirstErrorFocus(() => send({ type: 'act.submitted' }));
  useEffect(() => {
    const first = (what: string) => formRef.current?.querySelector<HTMLElement>(what);
    const sum = first('[inputmode=decimal]');
    (sum ?? first('input, textarea, select, [type=submit]'))?.focus();
    // Another sum replaces the one that is due.
    if (sum instanceof HTMLInputElement) sum.select();
  }, [formRef, asks]);
  return (
    <Veil isOpen onOpenChange={close}>
      <Frame>
        <Dialog>
          <form ref={formRef} onSubmit={handleSubmit} aria-label={title} noValidate>
            <Stack>
              <Title slot="title">{title}</Title>
              {problem !== null && <Alert tone="error">{problem}</Alert>}
              {asks === null ? (
                <>
                  {lead}
                  <AskedFields {...asked} />
                  {below}
                </>
              ) : (
                <FurtherQuestion {...{ ...asked, asks }} />
              )}
              <DialogActions>
                <Button variant="secondary" onClick={close}>
                  {words.notNow}
                </Button>
                <Button
                  type="submit"
                  aria-disabled={!usable}
                  busy={busy}
                  busyLabel={words.underWay}
                >
                  {asks === 'reason' ? words.askManager : submit}
                </Button>
              </DialogActions>
            </Stack>
          </form>
        </Dialog>
      </Frame>
    </Veil>
  );
}

type FieldsProps = Omit<DeskDialogProps, 'title' | 'submit'>;

function AskedFields({ act, busy, choices, hidden = [], ...asked }: FieldsProps) {
  const { earliest, isShort = false, send } = asked;
  const fields = fieldsOf(act.typed).filter((name) => !hidden.includes(name));
  return fields.map((name) => {
    const common = {
      name,
      label: labelOf(name),
      value: act.typed[name] ?? '',
      error: act.errors[name],
      hint: hints[name],
      onChange: ({ target: { value } }: { target: { value: string } }) =>
        send({ type: 'field.edited', field: name, value }),
    };
    const options = choices?.[name];
    if (options) return <SelectField key={name} {...common} options={options} disabled={busy} />;
    if (name === 'why' && !isShort)
      return <TextAreaField key={name} {...common} rows={2} readOnly={busy} />;
    return <Field key={name} {...common} {...kindOf(name)} min={earliest} readOnly={busy} />;
  });
}
