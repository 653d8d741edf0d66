interface Props {
  /** The address of the account, where it is known. */
  email?: string;
}

/** For password managers: whose password stands in this form. Nobody sees it, and it is not sent. */
export function UsernameField({ email = '' }: Props) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />;
}
