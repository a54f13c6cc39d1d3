import { useCallback, useEffect, useRef, useState } from 'preact/hooks';

/** What is asked of a family: nothing yet, what came, or why nothing did. What came stays while it is asked anew. */
export interface Loaded<Data> {
  readonly data: Data | undefined;
  readonly error: Error | undefined;
  readonly reload: () => void;
}

/**
 * Asks when the page is shown, and when something that it hangs on changes. An answer that came too late is dropped.
 * @param every milliseconds after which it is asked anew, while the page can be seen
 */
export function useLoad<Data>(
  load: () => Promise<Data>,
  on: readonly unknown[],
  every?: number,
): Loaded<Data> {
  const [state, setState] = useState<Pick<Loaded<Data>, 'data' | 'error'>>(NOTHING);
  const turn = useRef(0);
  // The function is a new one each time that the page is drawn; what it hangs on is given.
  const ask = useCallback(() => {
    const mine = ++turn.current;
    void (async () => {
      try {
        const data = await load();
        if (mine === turn.current) setState({ data, error: undefined });
      } catch (error) {
        if (mine === turn.current) {
          setState((before) => ({ data: before.data, error: error as Error }));
        }
      }
    })();
  }, on);
  useEffect(() => {
    setState(NOTHING);
    ask();
    const timer =
      every === undefined
        ? undefined
        : setInterval(() => {
            if (!document.hidden) ask();
          }, every);
    return () => {
      clearInterval(timer);
      turn.current += 1;
    };
  }, [ask, every]);
  return { ...state, reload: ask };
}

const NOTHING = { data: undefined, error: undefined };
