// Builds utilities with the preset for Tailwind 3.4, using the CSS and configuration from the README of the
// themes.
import { readFile } from 'node:fs/promises';
import postcss from 'postcss';
import tailwind from 'tailwind3';

const [, , readme] = process.argv;
const shown = await readFile(readme, 'utf8');
const css = shown.split('## Tailwind 3.4')[1]?.match(/```css\n(.*?)```/s)?.[1] ?? '';
const { default: config } = await import('./tailwind.config.js');
const expectedRules = {
  'bg-accent': 'var(--lc-accent) calc(var(--tw-bg-opacity, 1) * 100%)',
  'bg-accent/50': 'var(--lc-accent) calc(0.5 * 100%)',
  'text-ink-muted': 'var(--lc-inkMuted)',
  'bg-header': 'var(--hd-surface)',
  'rounded-card': 'border-radius: 12px',
  'shadow-raised': 'var(--lc-shadowRaised)',
  'text-hero': 'font-size: 2.25rem',
  'font-strong': 'font-weight: 600',
  'p-4': 'padding: 1rem',
  'dark:bg-sunken': ':where([data-theme=dark], [data-theme=dark] *)',
};
const content = [{ raw: `<p class="${Object.keys(expectedRules).join(' ')}">` }];
const { css: built } = await postcss([tailwind({ ...config, content })]).process(css, { from: undefined });
const missing = Object.entries(expectedRules).filter(([, rule]) => !built.includes(rule));
// The reset is in its own layer, which precedes that of the components.
if (!/^@layer reset, lectern;\s*@layer reset \{\s*\*, ::before/.test(built))
  missing.push(['order', built.slice(0, 80)]);
console.log(missing.length === 0 ? 'utilities built' : `missing ${JSON.stringify(missing)}\n${built}`);
