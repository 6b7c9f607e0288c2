import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openFolder } from './openFolder.ts';

const PAGE = `<!doctype html>
<html lang="zh-CN" data-lectern-attributes>
  <head>
    <meta charset="utf-8" />
    <!--lectern:head-->
    <script>document.documentElement.dataset.boot = 'home';</script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head>
  <body>
    <div id="root"><!--lectern:html--></div>
    <!--lectern:data-->
  </body>
</html>`;

const MANIFEST = {
  'src/Exam.tsx': {
    file: 'assets/exam-1.js',
    css: ['assets/exam-1.css'],
    imports: ['_react.js', '_parts.js'],
  },
  '_parts.js': { file: 'assets/parts-1.js' },
  'src/User.tsx': { file: 'assets/user-1.js', imports: ['_parts.js'] },
  '_routes.js': { file: 'assets/routes-1.js', name: 'pages', imports: ['_react.js', '_parts.js'] },
  'src/SideBar.tsx': { file: 'assets/side-1.js', css: ['assets/side-1.css'] },
  'src/LowerHome.tsx': { file: 'assets/lower-1.js', css: ['assets/lower-1.css'] },
  'index.html': { file: 'assets/index-1.js', css: ['assets/index-1.css'], imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-1.js' },
  'src/features/home/HomePage.tsx': { file: 'assets/home-1.js', css: ['assets/home-1.css'] },
};

// The school's name is inserted unescaped, to test hostile names.
const SERVER = `exports.hasPage = (path) => ['/personal/order', '/custom/1061'].includes(path);
exports.preloads = () => ({ pages: [
  { path: 'exam/:id', calls: ['GET\\n/s/api/exam?id={:id}'], isStudents: true, hasHeader: false, screens: ['src/Exam.tsx'] },
  { path: 'news', calls: [], isStudents: false, hasHeader: true, screens: [] },
], student: { calls: ['~GET\\n/s/api/user'], screens: ['src/User.tsx'] } });
exports.ready = async () => undefined;
let readers = 0;
exports.renderHashPage = async ({ path, search, session, fetch }) => {
  readers += 1;
  if (path === '/broken') throw new Error('cannot render');
  if (path === '/nowhere') return undefined;
  if (search === 'held') await globalThis.held;
  if (path === '/school') {
    const headers = { schoolId: session.schoolId };
    const { data } = await (await fetch(location.origin + '/s/api/external/api/v1/company/getBaseInfo', { headers })).json();
    return { html: session.schoolId + ' ' + data.schoolId, address: path };
  }
  const call = '/s/api/external/api/v1/usersfront/getCurrentUser';
  const { data } = await (await fetch(location.origin + call, { headers: {} })).json();
  const parts = [path, search, location.hash, session.schoolId, readers, session.userId, data?.username ?? 'nobody'];
  return { html: '<p class="exam">' + parts + '</p><input name="a">', address: path + '?' + search };
};
exports.renderPage = function ({ data, origin, isMissing, article }) {
  if (article) return { html: '<h1>' + article.title + '</h1>' + article.paragraphs.length, htmlAttributes: {}, title: '', state: data };
  if (isMissing) return { html: '<h1>nowhere</h1>', htmlAttributes: {}, title: 'nowhere', state: data };
  const base = Object.entries(data.outputs).find(([address]) => address.includes('/company/getBaseInfo'))[1];
  if (base.schoolName.includes('broken')) throw new Error('cannot render');
  return {
    html: '<div class="lower top">' + base.schoolName + '$&' + '</div>',
    htmlAttributes: { lang: data.locale === 'en' ? 'en' : 'zh-CN', class: 'header-' + base.schoolSuffix },
    css: base.schoolSuffix === 'xian' ? '.header-own{--lc-accent:red}' : '',
    title: base.schoolName,
    state: { ...data, origin, hostile: '</script><!--\\u2028' },
  };
}`;

/** Writes a small built site with style sheets and a server build, as {@link openFolder}. @returns its folder. */
export async function writeBuiltSite(): Promise<string> {
  const folder = await openFolder();
  await mkdir(join(folder, 'client/.vite'), { recursive: true });
  await mkdir(join(folder, 'client/assets'));
  await mkdir(join(folder, 'server'));
  const assets = {
    'index-1.css': ':root{--a:1}',
    'home-1.css': '.top{color:red}',
    'lower-1.css': '.lower{color:blue}',
    'exam-1.css': '.exam{color:green}',
    'side-1.css': '@keyframes slide{}.side.top{color:gray}',
    'index-1.js': '',
    'react-1.js': '',
    'home-1.js': '',
  };
  await Promise.all([
    writeFile(join(folder, 'client/index.html'), PAGE),
    writeFile(join(folder, 'client/.vite/manifest.json'), JSON.stringify(MANIFEST)),
    writeFile(join(folder, 'server/server.cjs'), SERVER),
    ...Object.entries(assets).map(([name, text]) => writeFile(join(folder, 'client/assets', name), text)),
  ]);
  return folder;
}
