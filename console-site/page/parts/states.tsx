import type { ComponentChildren } from 'preact';
import type { Loaded } from './use-load.ts';

/** Shown while something loads. */
export function Loading({ what }: { readonly what: string }) {
  return (
    <p class="state" role="status">
      Loading {what} …
    </p>
  );
}

/** Shown when there is nothing, with what to do about it. */
export function Empty({ children }: { readonly children: ComponentChildren }) {
  return <p class="state">{children}</p>;
}

/** Shown after a failure, with its message. */
export function Failed(props: {
  readonly error: Error;
  readonly again?: () => void;
  readonly children?: ComponentChildren;
}) {
  return (
    <div class="notice bad" role="alert">
      <p>
        {props.children} {props.error.message}
      </p>
      {props.again !== undefined && (
        <button type="button" onClick={props.again}>
          Try again
        </button>
      )}
    </div>
  );
}

/** The loaded data, or the state of loading it. */
export function WhenLoaded<Data>(props: {
  readonly loaded: Loaded<Data>;
  readonly what: string;
  readonly children: (data: Data) => ComponentChildren;
}) {
  const { loaded, what, children } = props;
  if (loaded.data !== undefined) {
    return (
      <>
        {loaded.error !== undefined && <Failed error={loaded.error} again={loaded.reload} />}
        {children(loaded.data)}
      </>
    );
  }
  if (loaded.error !== undefined) return <Failed error={loaded.error} again={loaded.reload} />;
  return <Loading what={what} />;
}
