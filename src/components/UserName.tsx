/** Tells password managers whose password a form is about; nobody sees it. Renders nothing if the address is unknown. */
export function UserName({ email }: { email: string | undefined }) {
  if (!email) return null;
  return (
    <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
  );
}
