import { familyOf, kindOf, ownId } from './families.ts';
import { hashOf, type Node, indexOfId, twoDigits } from './schemaParts.ts';

/** Ids of objects, by kind. */
export type Ids = Readonly<Record<string, string>>;

/** Position in the generated data. */
export interface DataPosition {
  /** Field name; for a list entry, that of the list. */
  readonly name: string;
  /** Kind of object that a plain `id` here refers to. */
  readonly kind: string;
  /**
   * Key of the enclosing object. All values derive from it, so that an object has the same values wherever it
   * appears.
   */
  readonly scope: string;
  /** Ids of the enclosing objects, by kind. */
  readonly ids: Ids;
  /** Id of the enclosing object; empty where there is none. */
  readonly parent: string;
  /** Index in its list, or else that of the enclosing object. */
  readonly at: number;
  readonly isEntry: boolean;
  readonly isRoot: boolean;
  readonly depth: number;
  readonly known: Node;
}

/** Relations between the objects in the data; deterministic for a seed. */
export interface ObjectRelations {
  /**
   * Returns the kind that an id field refers to, as `kindOf` does; questions of the community are a kind of
   * their own.
   */
  kind(field: string, own: string): string | undefined;
  /** Returns the id of the object of a kind that an object is related to, such as a course's teacher. */
  related(of: string, position: Pick<DataPosition, 'ids' | 'scope' | 'parent'>): string;
  /** Returns the ids of the objects that an object with these fields belongs to, and its own kind. */
  idsOf(properties: Node, position: DataPosition): { readonly ids: Ids; readonly own: string | undefined };
}

/** Creates the relations for the data of an area. */
export function relationsOf(about: string, seed: number): ObjectRelations {
  const kind = (field: string, own: string): string | undefined => {
    const found = kindOf(field, own);
    return found === 'question' && about === 'community' ? 'asked' : found;
  };

  function related(
    of: string,
    { ids, scope, parent }: Pick<DataPosition, 'ids' | 'scope' | 'parent'>,
  ): string {
    const own = ids[of] ?? ownId(of);
    if (own !== undefined) return own;
    const family = familyOf(of);
    if (family !== undefined) return String(family.first + (hashOf(`${scope}>${of}`, seed) % family.count));
    // A lesson without a list of its own is the first of its course.
    return `${ids['course'] ?? (parent === '' ? '100' : parent)}${of === 'lesson' ? '0101' : '01'}`;
  }

  /** Returns the id of a list entry. */
  function idOfEntry(of: string, { name, parent, scope, at, ids, isRoot }: DataPosition): string {
    const family = familyOf(of);
    const above = (of === 'chapter' ? ids['course'] : undefined) ?? parent;
    if (family === undefined || name === 'children')
      return `${above === '' ? '1' : above}${twoDigits(at + 1)}`;
    const mine = ids[of];
    const first = mine !== undefined ? indexOfId(of, mine) + 1 : isRoot ? 0 : hashOf(`${scope}[${of}`, seed);
    return String(family.first + ((first + at) % family.count));
  }

  function idsOf(
    properties: Node,
    position: DataPosition,
  ): { readonly ids: Ids; readonly own: string | undefined } {
    const kinds = Object.keys(properties)
      .filter((field) => !/^(next|previous|current|last|parent|curId)|Ids$/.test(field))
      .map((field) => kind(field, position.kind))
      .filter((each) => each !== undefined && ownId(each) === undefined)
      .filter((each) => each !== undefined);
    const [own] = kinds;
    const ids: Record<string, string> = { ...position.ids };
    // Dependent kinds come last, since their ids derive from their parents' ids.
    const sorted = [...new Set(kinds)].toSorted(
      (a, b) => Number(familyOf(a) === undefined) - Number(familyOf(b) === undefined),
    );
    for (const each of sorted) {
      const isDependent = familyOf(each) === undefined;
      const scope =
        own !== undefined && ids[own] !== undefined && own !== each
          ? `${own}:${ids[own]}`
          : `${position.scope}/${position.at}`;
      if (each === own && position.isEntry)
        ids[each] =
          isDependent && ids['course'] !== undefined && sorted.includes('course')
            ? `${ids['course']}01${twoDigits((position.at % 4) + 1)}`
            : idOfEntry(each, position);
      else
        ids[each] =
          position.isEntry && ids[each] === undefined
            ? related(each, { ids, scope, parent: position.parent })
            : related(each, { ...position, ids });
    }
    return { ids, own };
  }

  return { kind, related, idsOf };
}
