import { isProvisional } from '@lectern/sdk/table';
import { escapeHtml } from '../site/template.ts';
import { areaOf, pathOf } from '../http/naming.ts';
import { type Described, inputFieldsOf } from '../http/input/inputFields.ts';

const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1d2433, #e8ebf2); --soft: light-dark(#5b6579, #a3acbf);
  --line: light-dark(#e3e7ee, #313849); --back: light-dark(#fff, #141821); --raised: light-dark(#f6f8fb, #1c2230);
  --accent: light-dark(#1f5fd0, #8db4ff); }
* { box-sizing: border-box } body { margin: 0; font: 15px/1.6 system-ui, sans-serif; color: var(--ink); background: var(--back) }
main { max-width: 64rem; margin: 0 auto; padding: 2.5rem 1.25rem 6rem } h1 { font-size: 1.75rem; margin: 0 }
  h2 { margin: 2.5rem 0 .75rem; font-size: 1.15rem }
p { color: var(--soft); margin: .35rem 0 } a { color: var(--accent) } input { width: 100%; min-height: 44px;
  margin-top: 1.5rem; padding: 0 .9rem;
  font: inherit; color: inherit; background: var(--raised); border: 1px solid var(--line); border-radius: 10px }
ul { padding: 0; list-style: none; overflow-wrap: anywhere } nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem;
  margin-top: 1rem } details { border: 1px solid var(--line); border-radius: 10px; margin: .5rem 0;
  background: var(--raised) }
summary { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; padding: .65rem .9rem;
  cursor: pointer; min-height: 44px } code, pre { font: 13px/1.5 ui-monospace, monospace }
summary code { overflow-wrap: anywhere } .id { color: var(--soft) } .method { font-weight: 700;
  color: var(--accent); min-width: 3.6rem } .tag { font-size: 12px; color: var(--soft);
  border: 1px solid var(--line); border-radius: 99px; padding: 0 .55rem }
pre { overflow: auto; margin: 0; padding: .75rem .9rem; border-top: 1px solid var(--line); background: var(--back) }
  h3 { font-size: .85rem; margin: 0; padding: .6rem .9rem; color: var(--soft) }`;

const SCRIPT = `const box = document.querySelector('input');
box.addEventListener('input', () => { const word = box.value.trim().toLowerCase();
  for (const section of document.querySelectorAll('section')) { let shown = 0;
    for (const call of section.querySelectorAll('details')) { call.hidden = !call.dataset.words.includes(word);
  shown += call.hidden ? 0 : 1; }
    section.hidden = shown === 0; } });`;

function call(described: Described): string {
  const { endpoint, schema, access } = described;
  const path = pathOf(endpoint);
  const fields = inputFieldsOf(described);
  const fieldsByPart = Object.entries(fields).filter(([, names]) => names.length > 0);
  const tags = [
    access === 'public' ? 'public' : 'log-in',
    ...(endpoint.envelope === 'bare' ? ['bare reply'] : []),
    ...(isProvisional(endpoint) ? ['path of our own'] : []),
  ];
  const searchText = `${endpoint.id} ${path}`.toLowerCase();
  return `<details data-words="${escapeHtml(searchText)}"><summary><span class="method">${endpoint.method}</span>
<code>${escapeHtml(path)}</code>
<span class="id">${escapeHtml(endpoint.id)}</span>${tags.map((tag) => `<span class="tag">${tag}</span>`).join('')}</summary>
${fieldsByPart.map(([sentIn, names]) => `<h3>${sentIn}: ${escapeHtml(names.join(', '))}</h3>`).join('')}
<h3>Input</h3><pre>${escapeHtml(JSON.stringify(schema.input, null, 2))}</pre><h3>Output</h3>
<pre>${escapeHtml(JSON.stringify(schema.output, null, 2))}</pre></details>`;
}

/** Content of the API reference page. */
export interface Reference {
  readonly described: readonly Described[];
  /** Nonces that allow the page's own style and script in the content security policy. */
  readonly nonce: { readonly script: string; readonly style: string };
}

/** Renders the reference of all calls as one self-contained page. */
export function referencePage({ described, nonce }: Reference): string {
  const areas = Map.groupBy(described, (each) => areaOf(each.endpoint));
  const sections = [...areas].map(
    ([area, calls]) =>
      `<section><h2 id="${escapeHtml(area)}">${escapeHtml(area)}</h2>${calls.map(call).join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Lectern: the calls</title><style nonce="${nonce.style}">${STYLE}</style></head><body><main><h1>The calls</h1>
<p>${described.length} calls under this address. Code <code>"1"</code> is success; any other code carries a message for the student.
The same for machines: <a href="/openapi.json">openapi.json</a>.</p>
<input type="search" placeholder="Find a call" aria-label="Find a call">
<nav aria-label="Areas">${[...areas.keys()].map((area) => `<a href="#${escapeHtml(area)}">${escapeHtml(area)}</a>`).join('')}</nav>
${sections.join('')}</main><script nonce="${nonce.script}">${SCRIPT}</script></body></html>`;
}
