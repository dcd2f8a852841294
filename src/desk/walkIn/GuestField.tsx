import { ComboBox, Input, ListBox, Text } from 'react-aria-components';
import styled from 'styled-components';
import { guestsIn } from '../../../machines/desk/walkInDraft';
import type { GuestDetails } from '../../../machines/reservation/reservationForm';
import * as words from '../../../messages/desk/pages/walkIn';
import { controlStyle, FormField } from '../../components/FormField';
import { useDeskScreen } from '../deskContext';
import { provideFind } from '../findActors';
import { Aside } from '../look';
import { FindResults, Item } from '../today/FindBox';

const Control = styled(Input)`
  ${controlStyle}
`;

interface GuestFieldProps {
  label: string;
  name: string;
  value: string;
  error: string | undefined;
  readOnly: boolean;
  onType: (typed: string) => void;
  onFound: (guest: GuestDetails) => void;
}

/** A field in which the beginning of an earlier guest's name or number offers their details. */
export function GuestField({
  label,
  name,
  value,
  error,
  readOnly,
  onType,
  onFound,
}: GuestFieldProps) {
  const [snapshot, find] = useDeskScreen(provideFind, undefined);
  const guests = guestsIn(snapshot.context.found);
  return (
    <FormField {...{ label, name, error }}>
      {(control) => (
        <ComboBox
          aria-label={label}
          items={guests}
          menuTrigger="input"
          allowsCustomValue
          // It opens while somebody is looked for, and shows once somebody is found.
          allowsEmptyCollection={snapshot.matches('typing') || snapshot.matches('finding')}
          defaultFilter={() => true}
          isReadOnly={readOnly}
          inputValue={value}
          onInputChange={(typed) => {
            if (typed === value) return;
            onType(typed);
            find({ type: 'text.typed', text: typed });
          }}
          value={null}
          onChange={(id) => {
            const guest = guests.find((one) => one.id === id);
            if (!guest) return;
            onFound({ name: guest.name, phone: guest.phone, email: guest.email });
            find({ type: 'text.typed', text: '' });
          }}
        >
          <Control {...control} autoComplete="off" />
          <FindResults style={guests.length === 0 ? { display: 'none' } : {}}>
            <ListBox<(typeof guests)[number]> aria-label={words.earlierGuests}>
              {(guest) => (
                <Item id={guest.id} textValue={guest.name}>
                  <Text slot="label">{guest.name}</Text>
                  <Aside>{[guest.phone, guest.email].filter(Boolean).join(' · ')}</Aside>
                </Item>
              )}
            </ListBox>
          </FindResults>
        </ComboBox>
      )}
    </FormField>
  );
}
