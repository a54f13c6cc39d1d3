import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { parseInteger } from '../../../numbers.ts';
import { RedisError } from '../../../reply.ts';
import type { SortedSetValue } from '../../values/sorted-set.ts';
import { parseLength, parsePosition, parseUnit } from './arguments.ts';
import { positionOf, type Position } from './geohash.ts';
import type { Shape } from './shape.ts';

/** The options that the name of a command implies. */
export interface SearchForm {
  readonly kind: 'coordinates' | 'member' | 'search';
  /**
   * Whether STORE and STOREDIST are options, with a key each (`by option`), or STOREDIST is one without a key
   * (`always`).
   */
  readonly stores?: 'by option' | 'always';
}

/** A search and the form of its reply. */
export interface GeoSearch {
  /** Undefined if there is no key to search. */
  readonly shape: Shape | undefined;
  /** The unit of the distances, in meters. */
  readonly unit: number;
  readonly order: 'asc' | 'desc' | undefined;
  /** 0 for all. */
  readonly count: number;
  /** Whether any matches will do, rather than the nearest ones. */
  readonly any: boolean;
  readonly withDistance: boolean;
  readonly withHash: boolean;
  readonly withPosition: boolean;
  readonly store: { readonly key: ByteString; readonly distances: boolean } | undefined;
}

/** Parses the arguments in order, as Redis does, so that of several errors the same one is reported. */
export class SearchArguments {
  readonly #argv: readonly ByteString[];
  readonly #form: SearchForm;
  /** The set to search; undefined if it does not exist. */
  readonly #set: SortedSetValue | undefined;
  #at: number;
  #center: Position | undefined;
  #from: 'member' | 'coordinates' | undefined;
  #by: 'radius' | 'box' | undefined;
  #size: { radius: number } | { width: number; height: number } | undefined;
  #unit = 1;
  #order: GeoSearch['order'];
  #count = 0;
  #store: GeoSearch['store'];
  readonly #words = new Set<string>();

  constructor(argv: readonly ByteString[], form: SearchForm, set: SortedSetValue | undefined) {
    this.#argv = argv;
    this.#form = form;
    this.#set = set;
    this.#at = 2;
    if (form.stores === 'always') {
      this.#at = 3;
      this.#store = { key: argv[1]!, distances: false };
    }
  }

  /** Redis 7.2 `geo.c` `georadiusGeneric`. @throws RedisError */
  read(): GeoSearch {
    this.#readFixed();
    while (this.#at < this.#argv.length) this.#readOption();
    this.#check();
    const [center, size, unit] = [this.#center, this.#size, this.#unit];
    return {
      shape: center && size && { center, ...size },
      unit,
      order: this.#order,
      count: this.#count,
      any: this.#words.has('ANY'),
      withDistance: this.#words.has('WITHDIST'),
      withHash: this.#words.has('WITHHASH'),
      withPosition: this.#words.has('WITHCOORD'),
      store: this.#store,
    };
  }

  /** Parses the center and the radius of GEORADIUS and GEORADIUSBYMEMBER. */
  #readFixed(): void {
    const { kind } = this.#form;
    if (kind === 'search') return;
    if (kind === 'coordinates') {
      this.#center = parsePosition(this.#argv, this.#at);
      this.#at += 2;
    } else if (this.#set === undefined) {
      // The rest is parsed nevertheless, as it determines the form of the reply.
      this.#at += 3;
      return;
    } else {
      this.#center = this.#positionOf(this.#argv[this.#at++]!);
    }
    this.#readRadius();
  }

  #readOption(): void {
    const word = this.#argv[this.#at++]!.toUpperCase();
    const left = this.#argv.length - this.#at;
    const searching = this.#form.kind === 'search';
    if (/^(?:WITHDIST|WITHHASH|WITHCOORD|ANY)$/.test(word)) {
      this.#words.add(word);
    } else if (word === 'ASC' || word === 'DESC') {
      this.#order = word === 'ASC' ? 'asc' : 'desc';
    } else if (word === 'COUNT' && left >= 1) {
      this.#count = parseInteger(this.#argv[this.#at++]!);
      if (this.#count <= 0) throw new RedisError('ERR COUNT must be > 0');
    } else if (/^STORE(?:DIST)?$/.test(word) && left >= 1 && this.#form.stores === 'by option') {
      this.#store = { key: this.#argv[this.#at++]!, distances: word === 'STOREDIST' };
    } else if (word === 'STOREDIST' && this.#form.stores === 'always') {
      this.#store = { key: this.#argv[1]!, distances: true };
    } else if (word === 'FROMMEMBER' && left >= 1 && searching && this.#from !== 'coordinates') {
      const member = this.#argv[this.#at++]!;
      this.#from = 'member';
      if (this.#set !== undefined) this.#center = this.#positionOf(member);
    } else if (word === 'FROMLONLAT' && left >= 2 && searching && this.#from !== 'member') {
      this.#from = 'coordinates';
      this.#center = parsePosition(this.#argv, this.#at);
      this.#at += 2;
    } else if (word === 'BYRADIUS' && left >= 2 && searching && this.#by !== 'box') {
      this.#by = 'radius';
      this.#readRadius();
    } else if (word === 'BYBOX' && left >= 3 && searching && this.#by !== 'radius') {
      this.#by = 'box';
      this.#readBox();
    } else {
      throw errors.syntax();
    }
  }

  #readRadius(): void {
    const radius = parseLength(this.#argv[this.#at++]!, 'radius');
    if (radius < 0) throw new RedisError('ERR radius cannot be negative');
    this.#unit = parseUnit(this.#argv[this.#at++]!);
    this.#size = { radius: radius * this.#unit };
  }

  #readBox(): void {
    const width = parseLength(this.#argv[this.#at++]!, 'width');
    const height = parseLength(this.#argv[this.#at++]!, 'height');
    if (width < 0 || height < 0) throw new RedisError('ERR height or width cannot be negative');
    this.#unit = parseUnit(this.#argv[this.#at++]!);
    this.#size = { width: width * this.#unit, height: height * this.#unit };
  }

  #positionOf(member: ByteString): Position {
    const score = this.#set?.score(member);
    if (score === undefined) {
      throw new RedisError('ERR could not decode requested zset member');
    }
    return positionOf(score);
  }

  #check(): void {
    const { kind, stores } = this.#form;
    const shows = ['WITHDIST', 'WITHHASH', 'WITHCOORD'].some((word) => this.#words.has(word));
    if (this.#store !== undefined && shows) {
      const what = stores === 'always' ? 'GEOSEARCHSTORE' : 'STORE option in GEORADIUS';
      throw new RedisError(
        `ERR ${what} is not compatible with WITHDIST, WITHHASH and WITHCOORD options`,
      );
    }
    const name = this.#argv[0]!;
    if (kind === 'search' && this.#from === undefined) {
      throw new RedisError(
        `ERR exactly one of FROMMEMBER or FROMLONLAT can be specified for ${name}`,
      );
    }
    if (kind === 'search' && this.#by === undefined) {
      throw new RedisError(`ERR exactly one of BYRADIUS and BYBOX can be specified for ${name}`);
    }
    if (this.#words.has('ANY') && this.#count === 0) {
      throw new RedisError('ERR the ANY argument requires COUNT argument');
    }
  }
}
