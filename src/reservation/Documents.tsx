import type { ReservationDocument, Reservation } from '../../machines/contract/wire';
import * as words from '../../messages/reservation/pages/documents';
import * as documentMessages from '../../messages/reservation/documents';
import { useScreen } from '../context/useScreen';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { Stack } from '../components/Stack';
import { provideDocuments } from './documentsActors';

/** The downloadable documents of a reservation. */
function OfferedDocuments({
  id,
  documents,
}: {
  id: string;
  documents: readonly ReservationDocument[];
}) {
  const [snapshot, send] = useScreen(provideDocuments, { reservationId: id });
  const busy = snapshot.hasTag('busy');
  return (
    <Stack>
      {snapshot.hasTag('error') && <Alert tone="error">{documentMessages.fetchFailed}</Alert>}
      {documents.map((document) => (
        <Button
          key={document}
          variant="secondary"
          wide
          busy={busy && snapshot.context.wanted === document}
          disabled={busy}
          busyLabel={words.fetching}
          onClick={() => send({ type: 'document.requested', document })}
        >
          {words.names[document]}
        </Button>
      ))}
    </Stack>
  );
}

/** A reservation's documents; nothing if the server offers none. */
export function Documents({ reservation: { id, papers } }: { reservation: Reservation }) {
  return papers ? <OfferedDocuments id={id} documents={papers} /> : null;
}
