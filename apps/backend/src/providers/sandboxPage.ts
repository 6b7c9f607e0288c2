import { escapeHtml } from '../platform/site/template.ts';

const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1d2433, #e8ebf2); --soft: light-dark(#5b6579, #a3acbf);
  --line: light-dark(#c9d0db, #3a435a); --back: light-dark(#f4f6fa, #11151d); --card: light-dark(#fff, #1b2130);
  --accent: light-dark(#1f5fd0, #8db4ff); --onaccent: light-dark(#fff, #10203c) }
* { box-sizing: border-box } body { margin: 0; font: 16px/1.6 "PingFang SC", "Microsoft YaHei",
  "Noto Sans CJK SC", system-ui, sans-serif; color: var(--ink); background: var(--back) }
main { max-width: 26rem; margin: 0 auto; padding: 1.5rem 1rem 1rem } section { padding: 1.5rem 1.25rem;
  border: 1px solid var(--line); border-radius: 12px; background: var(--card); text-align: center }
h1 { margin: 0; font-size: 1.125rem } p { margin: .35rem 0 1rem; color: var(--soft) } form, .ways { display: grid; gap: .75rem }
a.way { display: grid; place-items: center }
button, a.way { min-height: 44px; padding: .5rem 1rem; border: 1px solid var(--line); border-radius: 8px;
  color: var(--ink); background: none; font: inherit; text-decoration: none; cursor: pointer }
button.main { border-color: transparent; color: var(--onaccent); background: var(--accent) }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px } small { display: block; padding: 1rem;
  text-align: center; color: var(--soft) }
/* The frame of a workplace messenger is 300 px high. */
@media (max-height: 320px) { main { padding: 0 } section { padding: .75rem; border: 0; border-radius: 0 }
  p { margin: 0 0 .5rem; font-size: .875rem } .ways { gap: .35rem } small { display: none } }`;

/** A page of a sandbox. */
export interface SandboxPage {
  readonly title: string;
  readonly text: string;
  /** HTML below the text; the caller must escape external values. */
  readonly body?: string;
  /** The page's own script, with its nonce. */
  readonly script?: { readonly nonce: string; readonly code: string };
}

/**
 * Renders a page of a sandbox: a card that says what is simulated, with its buttons. Its landmark has a name,
 * since inside an iframe there is also that of the surrounding page.
 */
export function sandboxPage({ title, text, body = '', script }: SandboxPage, styleNonce: string): string {
  const code =
    script === undefined ? '' : `<script nonce="${escapeHtml(script.nonce)}">${script.code}</script>`;
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="data:,"><title>${escapeHtml(title)}</title>
<style nonce="${escapeHtml(styleNonce)}">${STYLE}</style></head><body><main aria-label="${escapeHtml(title)}">
<section><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${body}</section><small>沙箱：只用于演示和测试</small></main>${code}</body></html>`;
}

/** Renders a form with one button that posts to `action`; every field is hidden. */
export function sandboxButton(
  action: string,
  label: string,
  fields: Readonly<Record<string, string>>,
  isMain = false,
): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return (
    `<form method="post" action="${escapeHtml(action)}">${hidden.join('')}` +
    `<button${isMain ? ' class="main"' : ''}>${escapeHtml(label)}</button></form>`
  );
}
