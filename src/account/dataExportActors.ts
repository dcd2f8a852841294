import { fromPromise } from 'xstate';
import { dataExportMachine } from '../../machines/account/dataExportMachine';
import { lagosToday } from '../../machines/shared/stay';
import type { ApiContextValue } from '../context/apiContext';
import { sessionLossWith } from '../context/navigationActors';
import { downloadFile } from '../reservation/downloadFile';
import { readResponse } from '../api/client';

/** As people read it; a program reads it either way. */
const INDENT = 2;

/** The guest's own data with the hotel's server behind it. */
export function provideDataExport(parts: ApiContextValue) {
  const { client, now } = parts;
  return dataExportMachine.provide({
    actors: {
      saveExport: fromPromise(async ({ signal }) => {
        const answer = await readResponse(client.GET('/api/v1/auth/users/export', { signal }));
        const text = JSON.stringify(answer, null, INDENT);
        const file = new Blob([text], { type: 'application/json' });
        downloadFile(file, `my-data-${lagosToday(now())}.json`);
      }),
      ...sessionLossWith(parts),
    },
  });
}
