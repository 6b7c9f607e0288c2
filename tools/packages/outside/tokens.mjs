// Parses the design tokens with Terrazzo, which rejects anything outside of the W3C group's format.
import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { defineConfig, Logger, parse } from '@terrazzo/parser';

const path = createRequire(import.meta.url).resolve('@lectern/themes/design.tokens.json');
const filename = pathToFileURL(path);
const config = defineConfig({}, { cwd: pathToFileURL(`${process.cwd()}/`) });
const logger = new Logger({ level: 'error' });
const { tokens } = await parse([{ filename, src: await readFile(path, 'utf8') }], { config, logger });
console.log(`${Object.keys(tokens).length} tokens, ${logger.errorCount} errors`);
