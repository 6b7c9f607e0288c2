/** A page of the site at one of its addresses. */
export interface Place {
  /** Its address without what depends on the school, as the delivered page's own table has it. */
  readonly name: string;
  /** From its `#` on. */
  readonly hash: string;
  readonly isStudents: boolean;
}

/** The pages of a site, found by going from one to the next. */
export interface SiteMap {
  /** Gives a page that has an address by now and was not given before. */
  next(): Place | undefined;
  /** Learns addresses, from their `#` on, of the links that a page has. */
  learn(hashes: Iterable<string>): void;
  /** Names the pages to which no link that was seen leads. */
  unfound(): readonly string[];
}

type Row = readonly [path: string, calls: readonly string[], isStudents: 0 | 1, files: readonly number[]];

const nameOf = (path: string) => path.replace(/\/:\w+\?/g, '');

/** What a page's address may look like, and whether it says in its query what the page is about. */
function addressesOf([path, calls]: Row): { readonly plain: string | undefined; readonly fits: RegExp } {
  const name = nameOf(path);
  const isAbout = calls.some((call) => /{\?\w+}/.test(call));
  const pattern = path.replace(/(\/?):\w+(\??)/g, '(?:$1[^/?]+)$2');
  return {
    plain: name.includes(':') || isAbout ? undefined : `#/${name}`,
    fits: RegExp(`^#/${pattern}/?${isAbout ? '\\?.+' : '(?:\\?.*)?'}$`, 'i'),
  };
}

/**
 * Reads the pages that the delivered page knows; one that needs more than its name is found among the links of others.
 * @param known addresses that no link has.
 */
export async function readSiteMap(origin: string, known: readonly string[]): Promise<SiteMap> {
  const html = await (await fetch(`${origin}/`)).text();
  const table: { readonly pages: readonly Row[] } = JSON.parse(
    /id="lectern-pages">(.*?)<\/script>/s.exec(html)?.[1] ?? '',
  );
  const hashes = new Set(known);
  const left = new Map(
    table.pages.map((row) => [nameOf(row[0]), { ...addressesOf(row), isStudents: row[2] === 1 }]),
  );
  return {
    next() {
      for (const [name, { plain, fits, isStudents }] of left) {
        const hash = plain ?? [...hashes].find((each) => fits.test(each));
        if (hash === undefined) continue;
        left.delete(name);
        return { name, hash, isStudents };
      }
      return undefined;
    },
    learn(found) {
      for (const hash of found) hashes.add(hash);
    },
    unfound: () => [...left.keys()],
  };
}
