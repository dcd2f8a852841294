import type { Defect } from './defect';

/** Pages, letters in documents, and what the server decides about requests. */
export const defects: readonly Defect[] = [
  {
    id: 'page-only-for-browsers',
    notice: 'Link previews, uptime checks and curl get a JSON 404 instead of the page.',
    edits: [
      {
        file: 'server/site/serveSite.ts',
        anchor: 'app.get(route, (request, reply) => sendFile(request, reply, file));',
        replacement: `app.get(route, (request, reply) =>
      request.headers.accept?.includes('text/html')
        ? sendFile(request, reply, file)
        : sendError(reply, pathUnknown),
    );`,
      },
    ],
  },
  {
    id: 'api-known-by-its-letters',
    notice: 'A reservation fetched from /%61pi/… stays in the caches on its way.',
    edits: [
      {
        file: 'server/http/noStore.ts',
        anchor: 'isApiRequest(request)',
        replacement: "request.url.startsWith('/api/')",
      },
    ],
  },
];
