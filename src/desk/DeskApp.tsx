import { hotel } from '../../hotel/hotel';
import { frontDesk } from '../../messages/desk/pages/frame';
import { Container } from '../components/Container';
import { DeskContext, type DeskContextValue } from './deskContext';

/** The front desk, inside the surrounding router. */
export function DeskApp({ context }: { context: DeskContextValue }) {
  return (
    <DeskContext value={context}>
      <Container as="main">
        <title>{`${frontDesk} | ${hotel.name}`}</title>
        <h1>{frontDesk}</h1>
      </Container>
    </DeskContext>
  );
}
