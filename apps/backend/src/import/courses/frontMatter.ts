/** A field of the front matter, with its line. */
export interface FrontField {
  readonly label: string;
  readonly value: string;
  readonly line: number;
}

/** The front matter's fields, and the text below it, whose line numbers are unchanged. */
export interface FrontMatter {
  readonly fields: readonly FrontField[];
  readonly body: string;
}

/**
 * Separates the front matter, which many programs write between two `---` at the head of a file; lists in it
 * are ignored.
 */
export function readFrontMatter(source: string): FrontMatter {
  const [match, inner] = /^---[ \t]*\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(source) ?? [];
  if (match === undefined || inner === undefined) return { fields: [], body: source };
  const fields = inner.split(/\r?\n/).flatMap((text, at): FrontField[] => {
    const [, label, value] = /^([^\s#:：-][^:：]{0,40}?)\s*[:：]\s*(\S.*)$/u.exec(text) ?? [];
    if (label === undefined || value === undefined) return [];
    return [{ label, value: value.trim().replace(/^(["'])(.*)\1$/, '$2'), line: at + 2 }];
  });
  return { fields, body: match.replace(/[^\n]/g, '') + source.slice(match.length) };
}
