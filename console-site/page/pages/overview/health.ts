import type { Figures } from '../../api/overview.ts';
import { numberText, spanText } from '../../parts/format.ts';

type Running = Pick<Figures, 'uptimeSeconds' | 'copies'>;

/** `All services ready · up 3 h 12 min` */
export function healthText(figures: Running | undefined): string {
  const { uptimeSeconds, copies = 1 } = figures ?? {};
  if (uptimeSeconds === undefined) return 'All services ready';
  const up = `up ${spanText(uptimeSeconds)}`;
  return `All services ready · ${copies > 1 ? `this copy ${up}` : up}`;
}

/** What the figures leave out: what other copies of the platform have answered. Empty if there are no others. */
export function copyText({ copies = 1 }: Running): string {
  return copies > 1
    ? `Requests, rates, operations and the live log are those of this copy, one of ${numberText(copies)}. Keys, lag, waiting messages and dead letters are those of all.`
    : '';
}
