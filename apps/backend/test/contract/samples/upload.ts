import * as resource from '@lectern/sdk/endpoints/resource';
import * as upload from '@lectern/sdk/endpoints/upload';
import type { DemoSchool } from '../demoSchool.ts';
import { type Sample, sample } from '../sample.ts';

const ORIGIN = { origin: 'http://localhost' };

const uploadToken = async ({ ask }: DemoSchool): Promise<string> => (await ask(upload.token, ORIGIN)).uptoken;

const beginUpload = async (school: DemoSchool): Promise<string> =>
  (await school.ask(upload.begin, { uptoken: await uploadToken(school), extension: 'txt', size: 3 })).session;

const part = async (school: DemoSchool): Promise<upload.UploadPartIn> => ({
  uptoken: await uploadToken(school),
  session: await beginUpload(school),
  index: '0',
  file: new File(['abc'], 'part'),
});

async function complete(school: DemoSchool): Promise<string> {
  const sent = await part(school);
  await school.ask(upload.sendPart, sent);
  return sent.session;
}

/** Stores a file without a row in the database. */
export async function stored(school: DemoSchool): Promise<upload.UploadedFile> {
  const { key } = await school.ask(upload.finish, {
    session: await complete(school),
    uptoken: await uploadToken(school),
  });
  return {
    fileName: '笔记.txt',
    fileType: 'txt',
    sourcePath: key,
    sourceSize: 3,
    fileCategory: 'docs',
    uploadType: 'note',
    deductionSpaceFlag: 1,
  };
}

/** Stores a file with the content `"a"`, so that its download is valid JSON text; returns the download's input. */
async function download(school: DemoSchool): Promise<upload.AnnexDownloadIn> {
  const { uptoken, session, index } = await part(school);
  await school.ask(upload.sendPart, { uptoken, session, index, file: new File(['"a"'], 'part') });
  return { ids: (await school.ask(upload.finish, { session, uptoken: await uploadToken(school) })).key };
}

/** Samples of multipart uploads, and their records. */
export const uploadSamples: readonly Sample[] = [
  sample(upload.token, ORIGIN),
  sample(upload.storageDomain, ORIGIN),
  sample(upload.begin, async (school) => ({ uptoken: await uploadToken(school), extension: 'txt', size: 3 })),
  sample(upload.sendPart, part),
  sample(upload.finish, async (school) => ({
    session: await complete(school),
    uptoken: await uploadToken(school),
  })),
  sample(upload.saveAttachment, stored),
  sample(upload.annexDownload, download),
  sample(resource.spaceSize, {}),
  sample(upload.downloadCheck, async (school) => ({
    type: 'xiazai' as const,
    resourceId: (await school.ask(upload.saveAttachment, await stored(school))).resourceId,
  })),
];
