import { useCallback, useEffect, useRef, useState } from 'preact/hooks';

/** The state of loading something: pending, the data, or the error. Data is kept while it is reloaded. */
export interface Loaded<Data> {
  readonly data: Data | undefined;
  readonly error: Error | undefined;
  /** Loads again: at once, or as soon as what is asked for at the moment has been answered. */
  readonly reload: () => void;
}

/**
 * Loads when the page is shown, and again when its dependencies change. Outdated answers are dropped. However often it is
 * reloaded, one request waits for its answer: where answers take long, others would make them take longer.
 * @param every milliseconds between reloads, while the page is visible
 */
export function useLoad<Data>(
  load: () => Promise<Data>,
  on: readonly unknown[],
  every?: number,
): Loaded<Data> {
  const [state, setState] = useState<Pick<Loaded<Data>, 'data' | 'error'>>(NOTHING);
  const turn = useRef(0);
  /** The turn that has not been answered. */
  const pending = useRef<number | undefined>(undefined);
  /** Whether to ask again after that answer, which may be older than what has been changed meanwhile. */
  const isOutdated = useRef(false);
  // The function changes with each render; its dependencies are passed instead.
  const ask = useCallback(() => {
    const mine = ++turn.current;
    pending.current = mine;
    isOutdated.current = false;
    void (async () => {
      try {
        const data = await load();
        if (mine === turn.current) setState({ data, error: undefined });
      } catch (error) {
        if (mine === turn.current) {
          setState((before) => ({ data: before.data, error: error as Error }));
        }
      }
      if (pending.current === mine) pending.current = undefined;
      if (mine === turn.current && isOutdated.current) ask();
    })();
  }, on);
  const reload = useCallback(() => {
    if (pending.current === undefined) ask();
    else isOutdated.current = true;
  }, [ask]);
  useEffect(() => {
    setState(NOTHING);
    ask();
    const timer =
      every === undefined
        ? undefined
        : setInterval(() => {
            if (!document.hidden && pending.current === undefined) ask();
          }, every);
    return () => {
      clearInterval(timer);
      turn.current += 1;
    };
  }, [ask, every]);
  return { ...state, reload };
}

const NOTHING = { data: undefined, error: undefined };
