import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, type InlineConfig } from 'vite';

/**
 * Gives what every build of the packages needs that is not the site's own. Workspace packages are taken from their
 * sources; vanilla-extract compiles in Vite's `ssr` environment, which must be told so too, or it would name a
 * variable otherwise than the components do.
 */
export function fromSources(): InlineConfig {
  return {
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [react(), vanillaExtractPlugin()],
    resolve: { conditions: ['source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
    environments: { ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } } },
  };
}
