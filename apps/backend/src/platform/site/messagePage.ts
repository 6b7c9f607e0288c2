import { escapeHtml } from './template.ts';

/** Renders a page of a few words, for when there is nothing else to show. */
export function messagePage(title: string, text: string): string {
  return (
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" ' +
    `content="width=device-width"><title>${escapeHtml(title)}</title></head><body style="font:16px/1.6 ` +
    'system-ui,sans-serif;max-width:36em;margin:20vh auto;padding:0 24px;color:#1a2130"><h1 ' +
    `style="font-size:22px;font-weight:600">${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></body>` +
    '</html>'
  );
}

/** The page shown instead of the site before the site is built. */
export const notBuiltPage = messagePage(
  '网站还没有构建 · The site is not built yet',
  '运行 npm start 或 npm run build，再刷新这个页面。Run npm start or npm run build, then reload this page.',
);
