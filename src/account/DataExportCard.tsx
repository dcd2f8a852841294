import * as dataExportMessages from '../../words/account/dataExport';
import { useScreen } from '../actors/useScreen';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { Card } from '../components/Card';
import { Stack } from '../components/Stack';
import { provideDataExport } from './dataExportActors';

/** Everything that is kept of the guest, as a file. */
export function DataExportCard() {
  const [snapshot, send] = useScreen(provideDataExport);
  const { error } = snapshot.context;
  return (
    <Card>
      <Stack $gap="l">
        <h2>Your Data</h2>
        <p>{dataExportMessages.explanation}</p>
        {error !== null && <Alert tone="error">{error}</Alert>}
        <div>
          <Button
            variant="secondary"
            busy={snapshot.hasTag('busy')}
            busyLabel="Fetching..."
            onClick={() => send({ type: 'export.requested' })}
          >
            Download Your Data
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
