const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be one of our ids: PostgreSQL throws on anything else. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
