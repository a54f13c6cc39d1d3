import { figuresOf } from '../api/overview.ts';
import type { Session } from '../api/session.ts';
import { numberText } from './format.ts';
import { useLoad } from './use-load.ts';

/** What a page leaves out on several copies of a platform. Nothing if there is one. */
export function OnCopies(props: {
  readonly session: Session;
  /** @param copy `this copy, one of 2` */
  readonly children: (copy: string) => string;
}) {
  const { session, children } = props;
  const loaded = useLoad(() => figuresOf(session), [session]);
  const { copies = 1 } = loaded.data ?? {};
  if (copies === 1) return null;
  return <p class="muted">{children(`this copy, one of ${numberText(copies)}`)}</p>;
}

/** What can't be done to data that copies can share, whether or not there are several. */
export function OnSharedData(props: { readonly session: Session; readonly children: string }) {
  const { session, children } = props;
  const loaded = useLoad(() => figuresOf(session), [session]);
  return loaded.data?.shared === true ? <p class="muted">{children}</p> : null;
}
