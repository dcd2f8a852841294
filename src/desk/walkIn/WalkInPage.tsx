import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { sumInWords } from '../../../machines/desk/acts/fields';
import {
  datesOf,
  roomsChosen,
  totalOf,
  type Paying,
  type WalkInDraft,
} from '../../../machines/desk/walkInDraft';
import { submits } from '../../../messages/desk/acts';
import { labels } from '../../../messages/desk/pages/asked';
import { paidHere } from '../../../messages/desk/pages/reservation';
import * as words from '../../../messages/desk/pages/walkIn';
import {
  moreThanFive,
  nights as nightsInWords,
  rooms as roomsInWords,
} from '../../../messages/shared/counts';
import { Alert } from '../../components/Alert';
import { Button } from '../../components/Button';
import { Field } from '../../components/Field';
import { Price } from '../../components/Price';
import { RichMessage } from '../../components/RichMessage';
import { SelectField, type Option } from '../../components/SelectField';
import { Stack } from '../../components/Stack';
import { useFirstErrorFocus } from '../../hooks/useFirstErrorFocus';
import { theme } from '../../theme/theme';
import { useDeskContext, useDeskScreen } from '../deskContext';
import { Columns, Panel, Screen, ScreenHead } from '../look';
import { ScreenTitle } from '../OpenDesk';
import { FreeRooms } from './FreeRooms';
import { GuestField } from './GuestField';
import { provideWalkIn, walkInInput } from './walkInActors';

const Pair = styled.div`
  display: grid;
  align-items: start;
  gap: ${theme.space.s};
  grid-template-columns: 3fr 2fr;
`;

const Pay = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${theme.space.s};

  & + & {
    padding-top: ${theme.space.m};
    margin-top: ${theme.space.m};
    border-top: ${theme.border.hair} solid ${theme.color.hairline};
  }
`;

const Total = styled.p`
  flex: 1 0 100%;

  data {
    font-family: ${theme.font.display};
    font-size: ${theme.text.title};
    font-weight: ${theme.weight.semibold};
  }
`;

const counts = (from: number, to: number, label: (count: number) => string = String): Option[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    value: from + index,
    label: label(from + index),
  }));
const nightOptions = counts(1, 30);
const adultOptions = counts(1, 20);
const childOptions = counts(0, 6, (count) => (count > 5 ? moreThanFive : String(count)));

/** The fields of a card's slip. */
const slipFields = ['slip', 'noSlip', 'slipTotal'] as const;

/** A field of the page, which has a label under the same name. */
type FieldName = keyof typeof words & keyof WalkInDraft;

/** Somebody walks in or calls: the stay, the guest, rooms by number, and the money or a time to hold until. */
export default function WalkInPage() {
  const context = useDeskContext();
  const navigate = useNavigate();
  const [input] = useState(() => walkInInput(context));
  const [snapshot, send] = useDeskScreen(
    (desk) => provideWalkIn(desk, (id, state) => void navigate(`/reservations/${id}`, { state })),
    input,
  );
  const { draft, free, tags, errors, said, sent, dayEnds, nights } = snapshot.context;
  const isEditable = snapshot.hasTag('editable');
  const edit = (edits: Partial<WalkInDraft>) => send({ type: 'draft.edited', edits });
  const editDates = (edits: Partial<WalkInDraft>) =>
    edit(datesOf(draft, edits, { now: context.clock.now(), dayEnds }));
  const fieldOf = <TName extends FieldName>(name: TName) => ({
    name,
    label: words[name],
    value: draft[name],
    error: errors[name],
  });
  const textOf = (name: 'checkIn' | 'email' | 'notes' | 'holdUntil') => ({
    ...fieldOf(name),
    readOnly: !isEditable,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => edit({ [name]: target.value }),
  });
  const choiceOf = (name: 'nights' | 'adults' | 'children') => ({
    ...fieldOf(name),
    disabled: !isEditable,
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) =>
      edit({ [name]: Number(target.value) }),
  });
  const paying = useRef<Paying>('cash');
  const { formRef, handleSubmit } = useFirstErrorFocus(() =>
    send({ type: 'booking.submitted', paying: paying.current }),
  );
  const submit = (chosen: Paying) => () => {
    paying.current = chosen;
    formRef.current?.requestSubmit();
  };
  useEffect(() => formRef.current?.querySelector('select')?.focus(), [formRef]);
  const terminals = free?.terminals ?? [];
  const total = sent?.total ?? totalOf(draft, free);
  const paidBy = (one: 'cash' | 'pos') => sumInWords(submits.record[one], total) ?? paidHere[one];
  const payButton = (one: Paying, label: string) => (
    <Button
      variant={one === 'later' ? 'secondary' : 'primary'}
      aria-disabled={!isEditable || !tags.includes('fresh') || free === null}
      busy={sent?.paying === one}
      busyLabel={words.booking}
      onClick={submit(one)}
    >
      {label}
    </Button>
  );
  return (
    <Screen>
      <ScreenTitle name={words.title} />
      <ScreenHead>
        <h1>{words.title}</h1>
        <Button
          size="small"
          variant="quiet"
          aria-disabled={!isEditable}
          onClick={() => send({ type: 'draft.cleared', now: context.clock.now() })}
        >
          {words.startAgain}
        </Button>
      </ScreenHead>
      <form ref={formRef} onSubmit={handleSubmit} noValidate aria-label={words.title}>
        <Stack>
          {said !== null && <Alert tone="error">{said}</Alert>}
          {tags.includes('outOfReach') && <Alert tone="warning">{words.outOfReach}</Alert>}
          {snapshot.context.isUnknown && (
            <Alert tone="warning">
              <Pay>
                <span>{words.mayBeBooked}</span>
                <Button
                  size="small"
                  variant="secondary"
                  busy={snapshot.hasTag('busy')}
                  busyLabel={words.booking}
                  onClick={() => send({ type: 'retry.requested' })}
                >
                  {words.askAgain}
                </Button>
              </Pay>
            </Alert>
          )}
          <Columns>
            <Stack>
              <Panel>
                <h2>{words.stay}</h2>
                <Stack $gap="s">
                  {nights.length > 0 && (
                    <SelectField
                      name="night"
                      label={words.night}
                      value={nights.includes(draft.checkIn) ? draft.checkIn : ''}
                      disabled={!isEditable}
                      options={words.nightsAsked.map((label, index) => ({
                        value: ['', ...nights][index] ?? '',
                        label,
                      }))}
                      onChange={({ target }) => editDates({ checkIn: target.value })}
                    />
                  )}
                  <Pair>
                    <Field
                      {...textOf('checkIn')}
                      type="date"
                      onChange={({ target }) => editDates({ checkIn: target.value })}
                    />
                    <SelectField
                      {...choiceOf('nights')}
                      options={nightOptions}
                      error={errors.checkOut}
                      onChange={({ target }) => editDates({ nights: Number(target.value) })}
                    />
                    <SelectField {...choiceOf('adults')} options={adultOptions} />
                    <SelectField {...choiceOf('children')} options={childOptions} />
                  </Pair>
                </Stack>
              </Panel>
              <Panel>
                <h2>{words.guest}</h2>
                <Stack $gap="s">
                  {(['name', 'phone'] as const).map((name) => (
                    <GuestField
                      key={name}
                      {...fieldOf(name)}
                      readOnly={!isEditable}
                      onType={(typed) => edit({ [name]: typed })}
                      onFound={edit}
                    />
                  ))}
                  <Field {...textOf('email')} type="email" autoComplete="off" required={false} />
                  <Field {...textOf('notes')} autoComplete="off" required={false} />
                </Stack>
              </Panel>
            </Stack>
            <Stack>
              {draft.checkIn === '' ? (
                <Panel>
                  <h2>{words.rooms}</h2>
                  <p>{words.noDate}</p>
                </Panel>
              ) : (
                <FreeRooms
                  free={free}
                  draft={draft}
                  error={errors.rooms}
                  readOnly={!isEditable}
                  onChoose={edit}
                />
              )}
              <Panel>
                <h2>{words.pay}</h2>
                <Pay>
                  <Total>
                    <RichMessage
                      parts={words.total(
                        <Price kobo={total} />,
                        `${roomsInWords(roomsChosen(draft))}, ${nightsInWords(draft.nights)}`,
                      )}
                    />
                  </Total>
                  {payButton('cash', paidBy('cash'))}
                </Pay>
                <Pay>
                  <SelectField
                    name="terminal"
                    label={labels.terminal}
                    value={draft.terminal}
                    options={terminals.map((value) => ({ value, label: value }))}
                    disabled={!isEditable}
                    onChange={({ target }) => edit({ terminal: target.value })}
                  />
                  {slipFields.map((name) => (
                    <Field
                      key={name}
                      name={name}
                      label={labels[name]}
                      value={draft[name]}
                      error={errors[name]}
                      autoComplete="off"
                      required={name === 'slip'}
                      readOnly={!isEditable}
                      onChange={({ target }) => edit({ [name]: target.value })}
                    />
                  ))}
                  {payButton('pos', paidBy('pos'))}
                </Pay>
                <Pay>
                  <Field {...textOf('holdUntil')} type="datetime-local" />
                  {payButton('later', words.hold)}
                </Pay>
              </Panel>
            </Stack>
          </Columns>
        </Stack>
      </form>
    </Screen>
  );
}
