import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, type InlineConfig } from 'vite';

/**
 * Vite configuration shared by all builds of the packages except the site's. Workspace packages are resolved to
 * their sources. vanilla-extract compiles in Vite's `ssr` environment, which needs the same condition;
 * otherwise its variables would get other names than in the components.
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
