import * as resource from '@lectern/sdk/endpoints/resource';
import * as upload from '@lectern/sdk/endpoints/upload';
import type { DemoSchool } from '../demoSchool.ts';
import { type Sample, sample } from '../sample.ts';
import { stored } from './upload.ts';

const idOf =
  (fileCategory: upload.FileCategory) =>
  async ({ ask }: DemoSchool): Promise<resource.ResourceIn> => ({
    id: (await ask(resource.list, { fileCategory })).records[0]?.resourceId ?? '',
  });

/** Uploads a file to share. */
const newFile = async (school: DemoSchool): Promise<string> =>
  (await school.ask(upload.saveAttachment, { ...(await stored(school)), uploadType: 'resource' })).resourceId;

const ownFiles = async (school: DemoSchool): Promise<resource.RemoveResourcesIn> => ({
  ids: [await newFile(school)],
});

/** Samples of shared files. */
export const resourceSamples: readonly Sample[] = [
  sample(resource.list, {
    keyword: '讲义',
    fileCategory: 'pdf' as const,
    order: 'popular' as const,
    pageNo: 1,
    pageSize: 10,
  }),
  sample(resource.selectAll, {}),
  sample(resource.loadOption, {}),
  sample(resource.detail, idOf('pdf')),
  sample(resource.download, idOf('pdf')),
  sample(resource.view, idOf('image')),
  sample(resource.videoPreview, idOf('video')),
  sample(resource.audioPreview, idOf('audio')),
  sample(resource.vipFlag, {}),
  sample(resource.toUpload, {}),
  sample(resource.uploadToken, {}),
  sample(resource.share, async (school) => ({
    files: [{ resourceId: await newFile(school), fileName: '笔记' }],
    summary: '一份笔记',
  })),
  sample(resource.remove, ownFiles),
  sample(resource.batchRemoveVideo, ownFiles),
];
