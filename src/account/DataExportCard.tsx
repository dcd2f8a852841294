import * as dataExportMessages from '../../messages/account/dataExport';
import * as words from '../../messages/account/pages/dataExport';
import { useScreen } from '../context/useScreen';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { Card } from '../components/Card';
import { Stack } from '../components/Stack';
import { provideDownload } from '../reservation/downloadActors';

/** Downloads everything stored about the guest as a file. */
export function DataExportCard() {
  const [snapshot, send] = useScreen(provideDownload, { reservationId: null });
  const { error } = snapshot.context;
  return (
    <Card>
      <Stack $gap="l">
        <h2>{words.title}</h2>
        <p>{dataExportMessages.explanation}</p>
        {error !== null && <Alert tone="error">{error}</Alert>}
        <div>
          <Button
            variant="secondary"
            busy={snapshot.hasTag('busy')}
            busyLabel={words.fetching}
            onClick={() => send({ type: 'file.requested', file: 'ownData' })}
          >
            {words.download}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
