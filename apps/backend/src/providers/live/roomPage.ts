import { escapeHtml } from '../../platform/site/template.ts';
import { sandboxPage } from '../sandboxPage.ts';
import type { SandboxTicket } from './sandboxLive.ts';

const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1d2433, #e8ebf2); --soft: light-dark(#5b6579, #a3acbf);
  --line: light-dark(#c9d0db, #3a435a); --back: light-dark(#f4f6fa, #11151d); --card: light-dark(#fff, #1b2130);
  --accent: light-dark(#1f5fd0, #8db4ff); --onaccent: light-dark(#fff, #10203c) }
* { box-sizing: border-box } body { margin: 0; font: 16px/1.6 "PingFang SC", "Microsoft YaHei",
  "Noto Sans CJK SC", system-ui, sans-serif; color: var(--ink); background: var(--back) }
main { max-width: 1200px; margin: 0 auto; padding: 1rem; display: grid; gap: 1rem }
h1, h2 { margin: 0; font-size: 1rem; font-weight: 600 } p { margin: 0 }
.stage { display: grid; place-content: center; gap: .5rem; min-height: 200px; padding: 1.5rem; border-radius: 12px;
  text-align: center; color: #e8ebf2; background: #11151d }
.stage h1 { font-size: 1.375rem } .stage p { color: #a3acbf }
section { padding: 1rem; border: 1px solid var(--line); border-radius: 12px; background: var(--card) }
ul { margin: .5rem 0 0; padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: .25rem 1rem }

.side { display: grid; gap: 1rem } .log { height: 240px; overflow: auto; margin: .5rem 0; }
.log p { overflow-wrap: anywhere } .log span { color: var(--soft) }
form, .tools { display: flex; flex-wrap: wrap; gap: .5rem } input { flex: 1 1 10rem; min-width: 0 }
button, input { min-height: 44px; padding: .5rem 1rem; border: 1px solid var(--line); border-radius: 8px;
  color: var(--ink); background: none; font: inherit } button { cursor: pointer }
button.main { border-color: transparent; color: var(--onaccent); background: var(--accent) }
button:disabled { opacity: .5; cursor: default } button[aria-pressed=true] { border-color: var(--accent); color: var(--accent) }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
footer { padding: 1rem; font-size: .8125rem; text-align: center; color: var(--soft) }
@media (min-width: 900px) { main { grid-template: auto 1fr / 1fr 360px; align-items: start }
  .stage { min-height: 420px } .side { grid-column: 2; grid-row: 1 / span 2 } .log { height: 320px } }`;

const TEACHER = `<section aria-label="老师的操作"><div class="tools">
<button class="main" data-do="begin">开始上课</button><button data-do="end">下课</button>
<button data-do="publish">发布回放</button></div></section>`;

/** Renders a room for one person; the script fills in participants and messages. */
export function roomPage({ name, role }: SandboxTicket, styleNonce: string): string {
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="data:,"><title>直播间</title><style nonce="${escapeHtml(styleNonce)}">${STYLE}</style></head>
<body data-role="${role}"><main>
<div class="stage" role="status"><h1 id="stage">正在进入直播间</h1><p id="hint"></p></div>
${role === 'teacher' ? TEACHER : '<div class="tools"><button id="hand" aria-pressed="false">举手</button></div>'}
<div class="side"><section><h2 id="count">在场</h2><ul id="people"></ul></section>
<section><h2>聊天</h2><div class="log" id="log" role="log" aria-label="聊天" tabindex="0"></div>
<form id="say"><input id="text" maxlength="500" autocomplete="off" aria-label="发言" placeholder="说点什么">
<button class="main">发送</button></form></section></div>
</main><footer>沙箱直播间：只用于演示和测试。你是：${escapeHtml(name)}</footer>
<script src="/sandbox/live-room.js" defer></script></body></html>`;
}

/** Renders the page for an invalid URL. */
export const closedPage = (styleNonce: string): string =>
  sandboxPage(
    {
      title: '这个地址进不了直播间',
      text: '直播间的地址只给一个人用，过一段时间会失效。请从课程页重新进入。',
    },
    styleNonce,
  );
