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
        file: 'server/http/responses.ts',
        anchor: 'isApiRequest(request)',
        replacement: "request.url.startsWith('/api/')",
      },
    ],
  },
  {
    id: 'receipt-guesses-its-letters',
    notice: 'The receipt of Ƙabiru Ɗanjuma says “abiru anjuma”.',
    edits: [
      {
        file: 'server/payments/receipts/receiptFonts.ts',
        anchor: 'return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);',
        replacement: 'return true;',
      },
    ],
  },
  {
    id: 'arabic-torn-on-the-receipt',
    notice: 'The receipt of محمد عبد الله gives the words of the name in the wrong order.',
    edits: [
      {
        file: 'server/payments/receipts/receiptSheet.ts',
        anchor: 'const WHOLE: { features: [] } = { features: [] };',
        replacement: 'const WHOLE = {};',
      },
    ],
  },
  {
    id: 'long-name-off-the-page',
    notice: 'A name of eighty letters without a space runs over the left edge of the receipt.',
    edits: [
      {
        file: 'server/payments/receipts/receiptSheet.ts',
        anchor: 'this.widthOf(look, word) <= width ? [word] : lettersOf(word)',
        replacement: '[word]',
      },
    ],
  },
  {
    id: 'table-that-excel-garbles',
    notice: 'Excel shows á»Œlá instead of Ọlá in the exported table.',
    edits: [
      { file: 'server/cli/commands/reservations.ts', anchor: '    bom: true,\n', replacement: '' },
    ],
  },
  {
    id: 'cursor-of-any-year',
    notice: 'A made-up cursor of the year 0 fails the list of reservations with 500.',
    edits: [
      {
        file: 'server/reservations/reading/cursor.ts',
        anchor: 'OF_OUR_TIME.test(text) && !Number.isNaN(timestamp.getTime())',
        replacement: '!Number.isNaN(timestamp.getTime())',
      },
    ],
  },
  {
    id: 'restore-revives-passwords',
    notice: 'After a restore, whoever was logged out or knows an old password is in again.',
    edits: [
      {
        file: 'server/backup/restoreBackup.ts',
        anchor: 'await endAccess(tx);',
        replacement: '',
      },
    ],
  },
  {
    id: 'one-letter-webhook-hash',
    notice: 'The server starts with a webhook hash of one letter, which anybody guesses.',
    edits: [
      {
        file: 'server/configuration/productionSettings.ts',
        anchor: 'assertSecrets(read, surroundings);',
        replacement: '',
      },
    ],
  },
  {
    id: 'log-of-every-request',
    notice: 'The log keeps the network address of every guest, with each page and reservation.',
    edits: [
      {
        file: 'server/app/buildApp.ts',
        anchor: 'disableRequestLogging: true,',
        replacement: 'disableRequestLogging: !configuration.production,',
      },
    ],
  },
];
