/** Maximum line length. */
const MAX_LINE_LENGTH = 140;

/** Writes the entries of a table, as many on a line as fit. */
export function filledLines(entries: readonly string[]): string {
  const lines: string[] = [];
  for (const entry of entries) {
    const longer = `${lines.at(-1)} ${entry}`;
    if (lines.length > 0 && longer.length <= MAX_LINE_LENGTH) lines[lines.length - 1] = longer;
    else lines.push(`  ${entry}`);
  }
  return lines.join('\n');
}

/** Assigns local names to the modules that a table refers to, and writes their imports. */
export class Imports {
  private readonly named = new Map<string, string>();

  /** Returns the local name of a module by its file below the endpoints: `order` for `order/order.schema.ts`. */
  nameOf(file: string): string {
    const name = file
      .replace(/(\.schema)?\.ts$/, '')
      .replace(/^(\w+)\/\1$/, '$1')
      .replaceAll(/[^\w]+(\w)/g, (_, letter: string) => letter.toUpperCase());
    this.named.set(file, name);
    return name;
  }

  /** Writes the imports; `folder` is the path from the table to the endpoints. */
  textFrom(folder: string): string {
    return [...this.named]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([file, name]) => `import * as ${name} from '${folder}/${file}';\n`)
      .join('');
  }
}
