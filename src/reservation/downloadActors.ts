import { downloadMachine } from '../../machines/reservation/downloadMachine';
import { lagosToday } from '../../machines/shared/stay';
import type { ApiContextValue } from '../context/apiContext';
import { call } from '../context/effect';
import { loginActors } from '../context/navigationActors';
import { readResponse } from '../api/client';

/** For human readers; programs ignore it. */
const INDENT = 2;

/** Lets the browser save a file under a name, like a download link. */
function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Downloads, connected to the hotel's server. */
export function provideDownload(context: ApiContextValue) {
  const { client, clock } = context;

  async function saveOwnData(signal: AbortSignal) {
    const response = await readResponse(client.GET('/api/v1/auth/users/export', { signal }));
    const text = JSON.stringify(response, null, INDENT);
    saveFile(
      new Blob([text], { type: 'application/json' }),
      `my-data-${lagosToday(clock.now())}.json`,
    );
  }

  async function saveDocument(id: string, isReceipt: boolean, signal: AbortSignal) {
    const options = { params: { path: { id } }, signal, parseAs: 'blob' } as const;
    const answer = isReceipt
      ? client.GET('/api/v1/hotel/reservations/{id}/receipt', options)
      : client.GET('/api/v1/hotel/reservations/{id}/calendar', options);
    await readResponse(answer);
    const { data: file } = await answer;
    if (!file) throw new Error('The answer has no file');
    const name = id.slice(0, 8);
    saveFile(file, isReceipt ? `receipt-${name}.pdf` : `stay-${name}.ics`);
  }

  return downloadMachine.provide({
    actors: {
      downloadFile: call(({ reservationId, file }, signal) =>
        reservationId === null
          ? saveOwnData(signal)
          : saveDocument(reservationId, file === 'receipt', signal),
      ),
      ...loginActors(context),
    },
  });
}
