import type { Plugin } from 'vite';

const INDEX = /ui[\\/]src[\\/]icon[\\/]index\.ts$/;
/** What stands in the site's own file anyway is left together: `frame.ts`. */
const EXPORTED = /export \{([^}]*)\} from '\.\/(arrows|signs|things|media)\.ts';/g;
const ONE = /[\\/]icon[\\/]\w+\.ts\?icon=(\w+)$/;
const ICON = /^export const (\w+) = [\s\S]*?\);$/gm;

/**
 * Makes a module of each icon, since a page's file takes copies of modules: with all icons of a kind in one, each page
 * would bring them all.
 */
export const icons: Plugin = {
  name: 'lectern:icons',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  enforce: 'pre',
  transform(code, id) {
    if (INDEX.test(id))
      return code.replace(EXPORTED, (_, names: string, from: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '')
          .map((name) => `export { ${name} } from './${from}.ts?icon=${name}';`)
          .join('\n'),
      );
    const wanted = ONE.exec(id)?.[1];
    return wanted === undefined
      ? undefined
      : code.replace(ICON, (icon, name: string) => (name === wanted ? icon : ''));
  },
};
