import type { Plugin } from 'vite';

const INDEX = /ui[\\/]src[\\/]icon[\\/]index\.ts$/;
/** Not matched: `frame.ts`, whose icons are in the site's own chunk anyway. */
const EXPORTED = /export \{([^}]*)\} from '\.\/(arrows|signs|things|media)\.ts';/g;
const ONE = /[\\/]icon[\\/]\w+\.ts\?icon=(\w+)$/;
const ICON = /^export const (\w+) = [\s\S]*?\);$/gm;

/**
 * Makes each icon a module of its own, since pages' chunks contain copies of modules: with all icons of a kind
 * in one module, each page would contain them all.
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
    const requested = ONE.exec(id)?.[1];
    return requested === undefined
      ? undefined
      : code.replace(ICON, (icon, name: string) => (name === requested ? icon : ''));
  },
};
