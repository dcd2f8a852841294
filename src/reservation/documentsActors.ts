import { fromPromise } from 'xstate';
import type { ReservationDocument } from '../../machines/contract/wire';
import { documentsMachine } from '../../machines/reservation/documentsMachine';
import type { ApiContextValue } from '../context/apiContext';
import { sessionLossActors } from '../context/navigationActors';
import { readResponse } from '../api/client';
import { downloadFile } from './downloadFile';

interface Wanted {
  reservationId: string;
  document: ReservationDocument | null;
}

const asFile = { parseAs: 'blob' } as const;

/** A reservation's documents, connected to the hotel's server. */
export function provideDocuments(context: ApiContextValue) {
  const { client } = context;
  const called = ({ reservationId, document }: Wanted, signal: AbortSignal) => {
    const options = { params: { path: { id: reservationId } }, signal, ...asFile };
    return document === 'receipt'
      ? client.GET('/api/v1/hotel/reservations/{id}/receipt', options)
      : client.GET('/api/v1/hotel/reservations/{id}/calendar', options);
  };
  return documentsMachine.provide({
    actors: {
      downloadDocument: fromPromise(
        async ({ input, signal }: { input: Wanted; signal: AbortSignal }) => {
          const call = called(input, signal);
          await readResponse(call);
          const { data: file } = await call;
          const name = input.reservationId.slice(0, 8);
          if (!file) throw new Error('The answer has no file');
          downloadFile(
            file,
            input.document === 'receipt' ? `receipt-${name}.pdf` : `stay-${name}.ics`,
          );
        },
      ),
      ...sessionLossActors(context),
    },
  });
}
