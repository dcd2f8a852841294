/** The page of an act that a manager was asked for. */

export const title = 'Manager’s decision';
export const loading = 'Loading this request…';
export const failed = 'We couldn’t load this request.';
export const unknown = 'There is no such request.';
export const asked = (act: string) => `For a manager: ${act}`;
export const decides = (decision: string, act: string) => `${decision}: ${act}`;
export const why = 'Why it’s asked for';
export const askedBy = (name: string) => `Asked by ${name},`;
export const openUntil = 'Open until';
