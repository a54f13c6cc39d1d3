import type { ArgumentDocument } from '../../../src/engines/redis/command-document.ts';
import { camelCase } from './names.ts';
import { partsOf } from './parts.ts';
import type { Member, Part, Placed, Signature } from './shape.ts';

/**
 * A command as a function. Required arguments are parameters, in the order of the command; so are
 * optional ones without a preceding word. Everything else is a property of the last parameter,
 * `options`.
 */
export function signatureOf(command: {
  readonly name: string;
  readonly arguments: readonly ArgumentDocument[];
}): Signature {
  const signature = {
    method: camelCase(command.name),
    words: command.name.split(' '),
    parts: partsOf(command.arguments).map(placed),
  };
  const twice =
    firstRepeated(parameters(signature).map((member) => member.name)) ??
    firstRepeated(options(signature).flatMap(namesIn));
  if (twice !== undefined) throw new Error(`${command.name} would have two arguments ${twice}`);
  return signature;
}

/** The parameters before `options`: required ones, then optional ones. */
export function parameters({ parts }: Signature): Member[] {
  const members = parts.flatMap(({ place, part }) => (place === 'parameter' ? [part] : []));
  return [...members.filter((m) => !m.optional), ...members.filter((m) => m.optional)];
}

/** The properties of `options`. */
export function options({ parts }: Signature): Part[] {
  return parts.flatMap(({ place, part }) => (place === 'options' ? [part] : []));
}

function placed(part: Part): Placed {
  if (part.kind === 'member' && part.shape.kind !== 'flag') {
    if (!part.optional || (part.token === undefined && !('tokenOfEach' in part.shape))) {
      return { place: 'parameter', part };
    }
  }
  return { place: 'options', part };
}

function namesIn(part: Part): string[] {
  if (part.kind === 'member') return [part.name];
  const parts = part.kind === 'group' ? part.parts : part.alternatives.flat();
  return parts.flatMap(namesIn);
}

function firstRepeated(names: readonly string[]): string | undefined {
  return names.find((name, i) => names.indexOf(name) < i);
}
