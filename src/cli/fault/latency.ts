import type { components } from '../../../generated/control/types.ts';
import { SettingError } from '../../settings/load.ts';
import { quantityIn } from '../../settings/quantity.ts';

type Latency = components['schemas']['latency'];

/**
 * Reads `200ms`, `uniform:100ms:1s`, `normal:200ms:50ms` or `log-normal:200ms:0.5`.
 * @throws SettingError for anything else
 */
export function latencyIn(text: string): Latency {
  const [distribution, first, second = ''] = text.includes(':')
    ? text.split(':', 3)
    : ['fixed', text];
  const one = quantityIn(first ?? '', 'milliseconds');
  const other = quantityIn(second, 'milliseconds');
  if (one !== undefined) {
    if (distribution === 'fixed') return { distribution, milliseconds: one };
    if (distribution === 'uniform' && other !== undefined) {
      return { distribution, from: one, to: other };
    }
    if (distribution === 'normal' && other !== undefined) {
      return { distribution, mean: one, deviation: other };
    }
    if (distribution === 'log-normal' && /^\d+(?:\.\d+)?$/.test(second)) {
      return { distribution, median: one, sigma: Number(second) };
    }
  }
  throw new SettingError(
    `--latency must be like 200ms, uniform:100ms:1s, normal:200ms:50ms or log-normal:200ms:0.5, not "${text}"`,
  );
}
