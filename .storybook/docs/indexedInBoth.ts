import { storyNameFromExport } from 'storybook/internal/csf';
import type { Indexer } from 'storybook/internal/types';
import { inBothLanguages } from './names.ts';

/**
 * Lists stories by their names in both languages, which is what the sidebar shows and searches. In tests and pictures a
 * story is called as its export alone.
 */
export const indexedInBoth = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) =>
    (await indexer.createIndex(file, options)).map((entry) => ({
      ...entry,
      name: inBothLanguages(entry.name ?? storyNameFromExport(entry.exportName)),
    })),
});
