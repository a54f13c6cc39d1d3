import type { Setting } from './setting.ts';
import { textOf } from './header-text.ts';

/** Labels separated by commas, without duplicates. */
export function readLabels(setting: Setting | undefined): readonly string[] {
  if (setting === undefined) return NONE;
  const labels = textOf(setting.value)
    .split(',')
    .map((label) => label.trim());
  return [...new Set(labels.filter((label) => label !== ''))];
}

const NONE: readonly string[] = [];
