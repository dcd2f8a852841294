import preview from '../../.storybook/preview';
import { Container } from '../../src/components/Container';
import { ReservationPhone } from '../../src/components/ReservationPhone';
import { Section } from '../../src/components/Section';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Reservation phone',
  component: ReservationPhone,
  decorators: [onSheet],
});

export const OnPaper = meta.story();
export const OnForest = meta.story({
  render: () => (
    <Section $ground="forest">
      <Container>
        <ReservationPhone />
      </Container>
    </Section>
  ),
});
