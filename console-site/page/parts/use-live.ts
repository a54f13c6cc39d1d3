import { useEffect, useState } from 'preact/hooks';
import type { Live, LiveRequests } from '../api/live-requests.ts';

/** What is known of the requests to the families, as they come. */
export function useLive(live: LiveRequests): Live {
  const [current, setCurrent] = useState(live.current);
  useEffect(() => {
    setCurrent(live.current);
    return live.look(() => setCurrent(live.current));
  }, [live]);
  return current;
}
