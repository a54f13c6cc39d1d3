import { useCallback, useEffect, useState } from 'preact/hooks';
import { LiveRequests } from './api/live-requests.ts';
import {
  storeAccount,
  storedAccount,
  openSession,
  SignInNeeded,
  type Account,
  type Session,
} from './api/session.ts';
import { Frame } from './frame.tsx';
import { Failed, Loading } from './parts/states.tsx';
import { SignIn } from './pages/sign-in.tsx';

type State =
  | { readonly at: 'opening' }
  | { readonly at: 'sign-in'; readonly refused?: string }
  | { readonly at: 'failed'; readonly error: Error }
  | { readonly at: 'open'; readonly session: Session; readonly live: LiveRequests };

/** The console: sign-in, then its pages. */
export function App() {
  const [state, setState] = useState<State>({ at: 'opening' });
  const open = useCallback(async (account: Account | undefined, isNew: boolean) => {
    try {
      const session = await openSession(account);
      storeAccount(account);
      setState({ at: 'open', session, live: new LiveRequests(session) });
    } catch (error) {
      if (!(error instanceof SignInNeeded)) setState({ at: 'failed', error: error as Error });
      else if (isNew) {
        const refused = error.message || 'The e-mail or the API key is not valid.';
        setState({ at: 'sign-in', refused });
      } else setState({ at: 'sign-in' });
    }
  }, []);
  useEffect(() => void open(storedAccount(), false), [open]);
  useEffect(() => {
    if (state.at !== 'open') return;
    const leaving = new AbortController();
    void state.live.listen(leaving.signal);
    return () => leaving.abort();
  }, [state]);

  if (state.at === 'opening') return <Loading what="the platform" />;
  if (state.at === 'failed') {
    return (
      <Failed error={state.error} again={() => void open(storedAccount(), false)}>
        The platform cannot be reached.
      </Failed>
    );
  }
  if (state.at === 'sign-in') {
    return <SignIn refused={state.refused} signIn={(account) => open(account, true)} />;
  }
  const signOut = () => {
    storeAccount(undefined);
    setState({ at: 'sign-in' });
  };
  return <Frame session={state.session} live={state.live} signOut={signOut} />;
}
