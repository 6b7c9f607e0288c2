/** A page of the site at one of its addresses. */
export interface FoundPage {
  /** Path of the page without parts that depend on the school, as in the delivered page's table. */
  readonly name: string;
  /** Address from its `#` on. */
  readonly hash: string;
  readonly isStudents: boolean;
}

/** The pages of a site, found by following links. */
export interface SiteMap {
  /** Returns a page whose address is known by now and that was not returned before. */
  next(): FoundPage | undefined;
  /** Adds addresses, from their `#` on, of links found on a page. */
  learn(hashes: Iterable<string>): void;
  /** Returns the names of the pages to which no link was found. */
  unfound(): readonly string[];
}

type Row = readonly [path: string, calls: readonly string[], isStudents: 0 | 1, files: readonly number[]];

const nameOf = (path: string) => path.replace(/\/:\w+\?/g, '');

/** Returns a pattern of a page's addresses, and whether the query determines its content. */
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
 * Reads the pages from the delivered page's table; those with parameters are found by links on other pages.
 * @param known addresses that no page links to.
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
