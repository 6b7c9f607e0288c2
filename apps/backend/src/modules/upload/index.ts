import { signImage } from '@lectern/sdk/endpoints/upload';
import { upload as schema } from '@lectern/sdk/schemas';
import type { Module } from '../../http/module.ts';
import { route } from '../../http/route.ts';
import { fileStore, folderFileStore } from './fileStore.ts';
import { fileUrl, keepPicture } from './keepFile.ts';
import { mountFiles } from './mountFiles.ts';

export { fileStore } from './fileStore.ts';
export { fileUrl, keepPicture } from './keepFile.ts';

/** Files that students give (specification 7.4). */
export const uploadModule: Module = {
  name: 'upload',
  routes: [
    route(signImage, { input: schema.SignImageIn, output: schema.SignImage }, async ({ file }, context) => {
      const { key } = await keepPicture(context, file);
      return { key, url: fileUrl(key) };
    }),
  ],
  setup: ({ services, config }) => services.provide(fileStore, folderFileStore(config.dataDir)),
  plugin: mountFiles,
};
