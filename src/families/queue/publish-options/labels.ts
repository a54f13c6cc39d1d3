import type { Setting } from './given-headers.ts';
import { textOf } from './header-text.ts';

/** Labels with commas between, each once. */
export function readLabels(setting: Setting | undefined): readonly string[] {
  if (setting === undefined) return NONE;
  const labels = textOf(setting.value)
    .split(',')
    .map((label) => label.trim());
  return [...new Set(labels.filter((label) => label !== ''))];
}

const NONE: readonly string[] = [];
