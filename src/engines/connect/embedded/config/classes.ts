/** A plugin that configurations name by its Java class. */
export interface Named {
  readonly className: string;
}

/**
 * Finds by the full name, the name without its package, or that without the kind at its end
 * (Kafka Connect `PluginUtils.aliases`): `FileStreamSink` is `...file.FileStreamSinkConnector`.
 */
export function findClass<T extends Named>(
  classes: readonly T[],
  name: string,
  kind: string,
): T | undefined {
  const trimmed = name.trim();
  return (
    classes.find(({ className }) => className === trimmed) ??
    classes.find(({ className }) => {
      const simple = className.slice(className.lastIndexOf('.') + 1);
      return simple === trimmed || (simple.endsWith(kind) && simple === trimmed + kind);
    })
  );
}
