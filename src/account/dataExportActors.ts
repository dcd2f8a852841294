import { fromPromise } from 'xstate';
import { dataExportMachine } from '../../machines/account/dataExportMachine';
import { lagosToday } from '../../machines/shared/stay';
import type { ApiContextValue } from '../context/apiContext';
import { sessionLossActors } from '../context/navigationActors';
import { downloadFile } from '../reservation/downloadFile';
import { readResponse } from '../api/client';

/** For human readers; programs ignore it. */
const INDENT = 2;

/** The data export, connected to the hotel's server. */
export function provideDataExport(context: ApiContextValue) {
  const { client, clock } = context;
  return dataExportMachine.provide({
    actors: {
      downloadExport: fromPromise(async ({ signal }) => {
        const response = await readResponse(client.GET('/api/v1/auth/users/export', { signal }));
        const text = JSON.stringify(response, null, INDENT);
        const file = new Blob([text], { type: 'application/json' });
        downloadFile(file, `my-data-${lagosToday(clock.now())}.json`);
      }),
      ...sessionLossActors(context),
    },
  });
}
