import { amount, flag, text } from './readers.ts';

/**
 * Type of a decoded reply. A leaf has its type or is undefined, a list is always a list, a required object is
 * always an object, and a nullable object is undefined instead of null.
 */
export type Reply<T> = unknown extends T ? unknown : Decoded<T>;

type Decoded<T> = T extends null | undefined
  ? undefined
  : T extends readonly (infer Item)[]
    ? readonly Exclude<Reply<Item>, undefined>[]
    : T extends object
      ? { readonly [Key in keyof T]-?: DecodedField<T[Key]> }
      : T;

type DecodedField<T> = unknown extends T
  ? unknown
  : [NonNullable<T>] extends [readonly unknown[]]
    ? Decoded<NonNullable<T>>
    : [T] extends [object]
      ? Decoded<T>
      : Decoded<T> | undefined;

/** A part of a reply that was missing or had another type than the endpoint describes. */
export interface ReplyMismatch {
  readonly endpoint: string;
  /** Path of the part, for example `records[].title`; empty for the reply itself. */
  readonly path: string;
}

/** Position of the decoder in a reply, and how to report a part that does not fit. */
interface DecodeContext {
  readonly trail: string[];
  readonly miss: () => void;
}

/**
 * Returns the part with its described type; for a part that does not fit, undefined, an empty list or an empty
 * object.
 */
type Decoder = (value: unknown, walk: DecodeContext) => unknown;

const leaf =
  (read: (value: unknown) => unknown): Decoder =>
  (value, { miss }) => {
    const part = read(value);
    if (part === undefined) miss();
    return part;
  };

const FALSE_SPELLINGS: readonly unknown[] = [false, 0, '0', 'false', 'N'];

const toBoolean = (value: unknown): boolean | undefined =>
  flag(value) ? true : FALSE_SPELLINGS.includes(value) ? false : undefined;

/** A boolean written as 1 or 0. */
const zeroOrOne = leaf((value) => {
  const isYes = toBoolean(value);
  return isYes === undefined ? undefined : Number(isYes);
});

/** Decoders of leaves; they accept every spelling that platforms use. */
const LEAVES: Readonly<Record<string, Decoder>> = {
  s: leaf((value) => (typeof value === 'string' ? value : text(value, '') || undefined)),
  n: leaf((value) => {
    const number = amount(value, Number.NaN);
    return Number.isNaN(number) ? undefined : number;
  }),
  b: leaf(toBoolean),
  '*': (value) => value,
  '-': () => undefined,
};

const oneOf = (words: readonly (string | number)[]): Decoder =>
  leaf((value) => {
    const dashed = text(value, '-');
    return words.find((word) => word === value || String(word) === dashed);
  });

const listOf =
  (item: Decoder): Decoder =>
  (value, walk) => {
    if (!Array.isArray(value)) {
      walk.miss();
      return [];
    }
    walk.trail.push('[]');
    const entries: unknown[] = [];
    for (const each of value) {
      // Entries that are null, missing or of another type are dropped.
      if (isOfOtherKind(each, item)) walk.miss();
      else {
        const entry = item(each, walk);
        if (entry !== undefined) entries.push(entry);
      }
    }
    walk.trail.pop();
    return entries;
  };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Decoders of objects. A list drops an entry that is no object, instead of decoding it as an empty one. */
const objects = new WeakSet<Decoder>();
const isOfOtherKind = (value: unknown, decoder: Decoder): boolean => objects.has(decoder) && !isObject(value);

function objectOf(fields: readonly (readonly [key: string, decoder: Decoder])[]): Decoder {
  const decoder: Decoder = (value, walk) => {
    const holder = isObject(value) ? value : {};
    if (holder !== value) walk.miss();
    const silent = holder === value ? walk : { ...walk, miss: () => {} };
    const result: Record<string, unknown> = {};
    for (const [key, field] of fields) {
      walk.trail.push(key);
      result[key] = field(Object.hasOwn(holder, key) ? holder[key] : undefined, silent);
      walk.trail.pop();
    }
    return result;
  };
  objects.add(decoder);
  return decoder;
}

function recordOf(item: Decoder): Decoder {
  const decoder: Decoder = (value, walk) => {
    if (!isObject(value)) {
      walk.miss();
      return {};
    }
    walk.trail.push('*');
    const entries = Object.entries(value).flatMap(([key, part]) => {
      const entry = item(part, walk);
      return entry === undefined || key === '__proto__' ? [] : [[key, entry] as const];
    });
    walk.trail.pop();
    return Object.fromEntries(entries);
  };
  objects.add(decoder);
  return decoder;
}

const optional =
  (part: Decoder, isList: boolean): Decoder =>
  (value, walk) => {
    if (value === null || value === undefined) return isList ? [] : undefined;
    if (!isOfOtherKind(value, part)) return part(value, walk);
    walk.miss();
    return undefined;
  };

const either =
  (first: Decoder, second: Decoder): Decoder =>
  (value, walk) =>
    objects.has(second) && isObject(value) ? second(value, walk) : first(value, walk);

/**
 * Compiles a description into a decoder: `s` text, `n` number, `b` boolean, `*` anything, `-` nothing, `[T]`
 * list, `{key:T,…}` object, `<T>` object with any keys, `(a|b)` one of these words, `#(0|1)` one of these
 * numbers, `T/T` one or the other, `T?` nullable or optional, `=Name{…}` an object that refers to itself as
 * `@Name`.
 */
function parse(source: string): Decoder {
  let at = 0;
  const named: Record<string, Decoder> = {};
  const takeUntil = (sign: string): string => {
    const end = source.indexOf(sign, at);
    const taken = source.slice(at, end);
    at = end + sign.length;
    return taken;
  };
  const name = (): string => {
    const [found = ''] = /^\w+/.exec(source.slice(at)) ?? [];
    at += found.length;
    return found;
  };
  function object(): Decoder {
    const fields: [string, Decoder][] = [];
    while (source[at] !== '}') {
      if (source[at] === ',') at += 1;
      fields.push([takeUntil(':'), part()]);
    }
    at += 1;
    return objectOf(fields);
  }
  function single(): Decoder {
    const sign = source[at] ?? '';
    at += 1;
    const plain = LEAVES[sign];
    if (plain !== undefined) return plain;
    switch (sign) {
      case '{':
        return object();
      case '[':
      case '<': {
        const inner = part();
        at += 1;
        return sign === '[' ? listOf(inner) : recordOf(inner);
      }
      case '(':
        return oneOf(takeUntil(')').split('|'));
      case '#': {
        at += 1;
        const numbers = takeUntil(')');
        return numbers === '0|1' ? zeroOrOne : oneOf(numbers.split('|').map(Number));
      }
      case '@': {
        const known = name();
        const decoder: Decoder = (value, walk) => named[known]?.(value, walk);
        objects.add(decoder);
        return decoder;
      }
      case '=': {
        const own = name();
        at += 1;
        return (named[own] = object());
      }
      default:
        throw new TypeError(`A reply's description says "${sign}" at ${at - 1}: ${source}`);
    }
  }
  function part(): Decoder {
    const isList = source[at] === '[';
    let decoder = single();
    while (source[at] === '/') {
      at += 1;
      decoder = either(decoder, single());
    }
    if (source[at] !== '?') return decoder;
    at += 1;
    return optional(decoder, isList);
  }
  return part();
}

const decoders = new Map<string, Decoder>();

/**
 * Decodes the output of a call to the type that its endpoint describes, whatever the server sent: reading the
 * result never throws.
 * @param onMismatch called with the path of each part that did not fit.
 */
export function decodeReply<Out>(
  { reply }: { readonly reply: string; readonly types?: { readonly output: Out } },
  output: unknown,
  onMismatch: (path: string) => void = () => {},
): Reply<Out> {
  let decoder = decoders.get(reply);
  if (decoder === undefined) decoders.set(reply, (decoder = parse(reply)));
  const trail: string[] = [];
  const miss = (): void => onMismatch(trail.join('.').replaceAll('.[]', '[]'));
  // The wire is untyped; the description is generated from the same schema as the type.
  return decoder(output, { trail, miss }) as Reply<Out>;
}
