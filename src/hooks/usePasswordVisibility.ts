import { useState } from 'react';

/** Whether the passwords of a form can be read, for its `PasswordField`s; hidden whenever the form opens. */
export function usePasswordVisibility() {
  const [shown, setShown] = useState(false);
  return { shown, onToggleShown: () => setShown((before) => !before) };
}
