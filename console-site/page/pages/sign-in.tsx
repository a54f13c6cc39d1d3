import { useState } from 'preact/hooks';
import type { Account } from '../api/session.ts';
import { fieldsOf } from '../parts/fields.ts';

/** Asks for the credentials of the first account. */
export function SignIn(props: {
  readonly refused: string | undefined;
  readonly signIn: (account: Account) => Promise<void>;
}) {
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    const { email = '', key: apiKey = '' } = fieldsOf(event);
    setBusy(true);
    await props.signIn({ email, apiKey });
    setBusy(false);
  };
  return (
    <main class="sign-in">
      <h1>Plinth console</h1>
      <p>
        The console shows the requests of all accounts, so only the first account may use it. Sign
        in with its e-mail and an API key that may write.
      </p>
      <form onSubmit={(event) => void submit(event)}>
        <label>
          E-mail
          <input name="email" type="email" required autocomplete="username" />
        </label>
        <label>
          API key
          <input name="key" type="password" required autocomplete="current-password" />
        </label>
        {props.refused !== undefined && (
          <p class="notice bad" role="alert">
            {props.refused}
          </p>
        )}
        <button type="submit" disabled={isBusy}>
          Sign in
        </button>
      </form>
    </main>
  );
}
