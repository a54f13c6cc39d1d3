export function keepCompiledCode(cache: URL): void;
