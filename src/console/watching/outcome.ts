/** Whether the platform failed, refused a request, or neither: so many of one kind displace none of another. */
export type Outcome = 'failed' | 'refused' | 'other';

/** @param status of the answer; 0 if none was sent */
export function outcomeOf(status: number): Outcome {
  if (status === 0 || status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'other';
}
