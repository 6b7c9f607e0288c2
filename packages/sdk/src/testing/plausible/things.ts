import { familyOf, kindOf, ownId } from './families.ts';
import { hashOf, type Node, placeOf, twoDigits } from './schemaParts.ts';

/** Ids of things, by kind. */
export type Ids = Readonly<Record<string, string>>;

/** Where in the data something stands. */
export interface Place {
  /** The field's name; of an entry, that of its list. */
  readonly name: string;
  /** Of what kind an `id` here is. */
  readonly kind: string;
  /** What it is a part of: all that is made follows from it, so that a thing is the same wherever it comes up. */
  readonly scope: string;
  /** The ids of the things that it is in, by kind. */
  readonly ids: Ids;
  /** The id of the thing it is in; empty where there is none. */
  readonly parent: string;
  /** Its place in its list, else that of what it is in. */
  readonly at: number;
  readonly isEntry: boolean;
  readonly isWhole: boolean;
  readonly depth: number;
  readonly known: Node;
}

/** Which things data are about: the same for the same seed. */
export interface Things {
  /** Names the kind of thing that a field is the id of, as `kindOf` does; what is asked in the community is no question of the bank. */
  kind(field: string, own: string): string | undefined;
  /** The one thing of a kind that a thing has to do with: a course its teacher. */
  related(of: string, place: Pick<Place, 'ids' | 'scope' | 'parent'>): string;
  /** The ids of the things that an object with such fields is in, and of what kind it is itself. */
  idsOf(properties: Node, place: Place): { readonly ids: Ids; readonly own: string | undefined };
}

/** Makes the things of data about an area. */
export function thingsOf(about: string, seed: number): Things {
  const kind = (field: string, own: string): string | undefined => {
    const found = kindOf(field, own);
    return found === 'question' && about === 'community' ? 'asked' : found;
  };

  function related(of: string, { ids, scope, parent }: Pick<Place, 'ids' | 'scope' | 'parent'>): string {
    const own = ids[of] ?? ownId(of);
    if (own !== undefined) return own;
    const family = familyOf(of);
    if (family !== undefined) return String(family.first + (hashOf(`${scope}>${of}`, seed) % family.count));
    // A lesson of nothing else is its course's first.
    return `${ids['course'] ?? (parent === '' ? '100' : parent)}${of === 'lesson' ? '0101' : '01'}`;
  }

  /** The id of an entry of a list. */
  function idOfEntry(of: string, { name, parent, scope, at, ids, isWhole }: Place): string {
    const family = familyOf(of);
    const above = (of === 'chapter' ? ids['course'] : undefined) ?? parent;
    if (family === undefined || name === 'children')
      return `${above === '' ? '1' : above}${twoDigits(at + 1)}`;
    const mine = ids[of];
    const first = mine !== undefined ? placeOf(of, mine) + 1 : isWhole ? 0 : hashOf(`${scope}[${of}`, seed);
    return String(family.first + ((first + at) % family.count));
  }

  function idsOf(properties: Node, place: Place): { readonly ids: Ids; readonly own: string | undefined } {
    const kinds = Object.keys(properties)
      .filter((field) => !/^(next|previous|current|last|parent|curId)|Ids$/.test(field))
      .map((field) => kind(field, place.kind))
      .filter((each) => each !== undefined && ownId(each) === undefined)
      .filter((each) => each !== undefined);
    const [own] = kinds;
    const ids: Record<string, string> = { ...place.ids };
    // What hangs on something else comes last, since its id is made of that one's.
    const sorted = [...new Set(kinds)].toSorted(
      (a, b) => Number(familyOf(a) === undefined) - Number(familyOf(b) === undefined),
    );
    for (const each of sorted) {
      const hangs = familyOf(each) === undefined;
      const scope =
        own !== undefined && ids[own] !== undefined && own !== each
          ? `${own}:${ids[own]}`
          : `${place.scope}/${place.at}`;
      if (each === own && place.isEntry)
        ids[each] =
          hangs && ids['course'] !== undefined && sorted.includes('course')
            ? `${ids['course']}01${twoDigits((place.at % 4) + 1)}`
            : idOfEntry(each, place);
      else
        ids[each] =
          place.isEntry && ids[each] === undefined
            ? related(each, { ids, scope, parent: place.parent })
            : related(each, { ...place, ids });
    }
    return { ids, own };
  }

  return { kind, related, idsOf };
}
