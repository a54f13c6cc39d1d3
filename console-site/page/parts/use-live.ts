import { useEffect, useState } from 'preact/hooks';
import type { Live, LiveRequests } from '../api/live-requests.ts';

/** The requests to the families, as they arrive. */
export function useLive(live: LiveRequests): Live {
  const [current, setCurrent] = useState(live.current);
  useEffect(() => {
    setCurrent(live.current);
    return live.subscribe(() => setCurrent(live.current));
  }, [live]);
  return current;
}
