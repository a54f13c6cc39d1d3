import { bytesText, numberText, spanText } from '../../parts/format.ts';
import type { FolderSize } from './folder-sizes.ts';
import type { KeyFacts } from './key-facts.ts';
import type { TreeRow } from './key-tree.ts';
import { TYPES } from './types.ts';

/** Pixels that a level of the tree is indented by. */
const INDENT = 18;

/** A folder with its number of keys and their size, or a key with its type, time to live and size. */
export function KeyRow(props: {
  readonly row: TreeRow;
  readonly facts: KeyFacts | undefined;
  /** Of a folder, once it is known. */
  readonly size: FolderSize | undefined;
  /** Whether all keys have been found. */
  readonly isWhole: boolean;
}) {
  const { row, facts, size, isWhole } = props;
  const style = { paddingLeft: `${row.depth * INDENT}px` };
  if (row.kind === 'folder') {
    const more = isWhole ? '' : '+';
    return (
      <>
        <span class="grow code-text" style={style}>
          <span aria-hidden="true">{row.isOpen ? '▾' : '▸'} </span>
          {row.title}
        </span>{' '}
        <span class="number of-keys muted">
          {numberText(row.count)}
          {more} {row.count === 1 ? 'key' : 'keys'}
        </span>
        <span
          class="number size"
          title={size?.isEstimate ? 'Estimated from a few of its keys' : ''}
        >
          {size !== undefined && `${size.isEstimate ? '≈ ' : ''}${bytesText(size.bytes)}${more}`}
        </span>
      </>
    );
  }
  return (
    <>
      <span class="grow code-text" style={style} title={row.key}>
        {row.key}
      </span>
      {facts !== undefined && (
        <>
          <TypeChip type={facts.type} />
          <span class="number ttl muted">{ttlText(facts.pttl)}</span>
          <span class="number size">{bytesText(facts.bytes)}</span>
        </>
      )}
    </>
  );
}

/** A type, in its color. */
export function TypeChip({ type }: { readonly type: string }) {
  return <span class={`chip of-${type}`}>{TYPES[type] ?? type}</span>;
}

/** @param pttl as PTTL returns it */
export function ttlText(pttl: number): string {
  return pttl < 0 ? 'no expiry' : spanText(Math.ceil(pttl / 1000));
}
