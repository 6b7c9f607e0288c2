// Builds utilities with the theme for Tailwind, like a project whose CSS imports both.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { compile } from 'tailwindcss';

const find = createRequire(import.meta.url);
const loadStylesheet = async (id) => {
  const path = find.resolve(id === 'tailwindcss' ? 'tailwindcss/index.css' : id);
  return { path, base: dirname(path), content: await readFile(path, 'utf8') };
};
const css = '@import "@lectern/themes/tailwind.css";\n@import "tailwindcss";';
const { build } = await compile(css, { base: process.cwd(), loadStylesheet });
const expectedRules = {
  'bg-accent': 'background-color: var(--lc-accent)',
  'text-ink-muted': 'color: var(--lc-inkMuted)',
  'bg-header': 'background-color: var(--hd-surface)',
  'rounded-card': 'border-radius: 12px',
  'shadow-raised': 'var(--lc-shadowRaised)',
  'text-hero': 'font-size: 2.25rem',
  'font-strong': 'font-weight: 600',
  'p-4': 'padding: calc(4px * 4)',
  'dark:bg-sunken': '[data-theme=dark]',
};
const built = build(Object.keys(expectedRules));
const missing = Object.entries(expectedRules).filter(([, rule]) => !built.includes(rule));
// The first statement that names a layer determines its order.
const order = built.match(/@layer [^{;]*\bbase\b[^{;]*;/)?.[0];
if (order !== '@layer theme, base, lectern, components, utilities;') missing.push(['order', order]);
console.log(missing.length === 0 ? 'utilities built' : `missing ${JSON.stringify(missing)}\n${built}`);
