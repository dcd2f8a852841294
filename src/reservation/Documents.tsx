import type { ReservationDocument, Reservation } from '../../machines/contract/wire';
import * as words from '../../messages/reservation/pages/documents';
import { useScreen } from '../context/useScreen';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { Grid } from '../components/Grid';
import { Stack } from '../components/Stack';
import { provideDownload } from './downloadActors';

/** The downloadable documents of a reservation. */
function OfferedDocuments({
  id,
  documents,
}: {
  id: string;
  documents: readonly ReservationDocument[];
}) {
  const [snapshot, send] = useScreen(provideDownload, { reservationId: id });
  const { file, error } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  return (
    <Stack>
      {error !== null && <Alert tone="error">{error}</Alert>}
      <Grid $min="action" $gap="s" $stretch>
        {documents.map((document) => (
          <Button
            key={document}
            variant="secondary"
            size="small"
            wide
            busy={busy && file === document}
            disabled={busy}
            busyLabel={words.fetching}
            onClick={() => send({ type: 'file.requested', file: document })}
          >
            {words.names[document]}
          </Button>
        ))}
      </Grid>
    </Stack>
  );
}

/** A reservation's documents; nothing if the server offers none. */
export function Documents({ reservation: { id, papers } }: { reservation: Reservation }) {
  return papers ? <OfferedDocuments id={id} documents={papers} /> : null;
}
