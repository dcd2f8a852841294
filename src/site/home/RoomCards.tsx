import { useMachine } from '@xstate/react';
import * as words from '../../../messages/site/pages/rooms';
import { disclosureMachine } from '../../../machines/site/disclosureMachine';
import { useActorOptions } from '../../context/useActorOptions';
import { Container } from '../../components/Container';
import { Grid } from '../../components/Grid';
import { Section } from '../../components/Section';
import { SectionHeading } from '../../components/SectionHeading';
import { roomCards } from '../../content/roomCards';
import { RoomCard } from './RoomCard';
import { RoomDetail } from './RoomDetail';

/** The six rooms on the home page; one at a time shows its details. */
export function RoomCards() {
  const [detail, send] = useMachine(disclosureMachine, useActorOptions(disclosureMachine));
  const detailed = detail.matches('open')
    ? roomCards.find(({ name }) => name === detail.context.subject)
    : undefined;
  return (
    <Section>
      <Container>
        <SectionHeading title={words.title} lead={words.lead} />
        <Grid $min="wide" $gap="xl">
          {roomCards.map((room) => (
            <RoomCard
              key={room.name}
              room={room}
              onViewDetail={() => send({ type: 'disclosure.opened', subject: room.name })}
            />
          ))}
        </Grid>
      </Container>
      {detailed && (
        <RoomDetail room={detailed} onClose={() => send({ type: 'disclosure.closed' })} />
      )}
    </Section>
  );
}
