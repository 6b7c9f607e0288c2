import * as homework from '@lectern/sdk/endpoints/homework';
import { addHomework } from '../../subjects/homework.ts';
import type { DemoSchool } from '../demoSchool.ts';
import { type Sample, sample } from '../sample.ts';

/** Creates homework for a course of the student. */
const homeworkOf = async (school: DemoSchool): Promise<homework.HomeworkIn> => ({
  homeworkId: await addHomework(school.app, school.companyId, await school.ownCourse()),
});

const workOf = (homeworkId: string): homework.SaveHomeworkIn => ({
  homeworkId,
  content: '画好了：$a=5$',
  fileIds: [],
  submitFlag: 0,
});

/** Creates homework that the student has begun, with a file. */
async function beginHomework(school: DemoSchool): Promise<homework.HomeworkIn> {
  const { homeworkId } = await homeworkOf(school);
  const { fileId } = await school.ask(homework.upload, { homeworkId, file: new File(['abc'], '草稿.txt') });
  await school.ask(homework.save, { ...workOf(homeworkId), fileIds: [fileId] });
  return { homeworkId };
}

/** Starts the upload of a video. */
const authorizationOf = async (school: DemoSchool): Promise<homework.VideoAuthorizationIn> => ({
  homeworkId: await addHomework(school.app, school.companyId, await school.ownCourse(), {
    fileTypes: ['mp4'],
    maxBytes: 1_000_000,
  }),
  fileName: '讲解.mp4',
  sourceSize: 3,
});

/** Uploads a video to its provider. */
async function arrived(school: DemoSchool): Promise<homework.VideoSuccessIn> {
  const input = await authorizationOf(school);
  const { videoId, uploadUrl, fields } = await school.ask(homework.videoAuthorization, input);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob(['abc']), 'part');
  const body = new Response(form);
  const headers = {
    host: 'localhost',
    'content-type': body.headers.get('content-type') ?? '',
    'content-range': 'bytes 0-2/3',
  };
  await school.app.server.inject({
    method: 'POST',
    url: uploadUrl,
    headers,
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { videoId, homeworkId: input.homeworkId };
}

/** Samples of homework. */
export const homeworkSamples: readonly Sample[] = [
  sample(homework.lessons, async (school) => {
    await beginHomework(school);
    return { openFlag: 1 as const, pageNo: 1, pageSize: 10 };
  }),
  sample(homework.lessonCounts, {}),
  sample(homework.list, async (school) => {
    await beginHomework(school);
    return { state: 'draft' as const };
  }),
  sample(homework.finishPage, async (school) => {
    const { homeworkId } = await homeworkOf(school);
    await school.ask(homework.save, { ...workOf(homeworkId), submitFlag: 1 });
    return {};
  }),
  sample(homework.paperPage, async (school) => {
    const paperId = await school.paperId();
    await addHomework(school.app, school.companyId, await school.ownCourse(), { paperId });
    return { state: 'waiting' as const };
  }),
  sample(homework.canSubmit, homeworkOf),
  sample(homework.save, async (school) => ({
    ...workOf((await homeworkOf(school)).homeworkId),
    savedAt: '',
  })),
  sample(homework.detail, beginHomework),
  sample(homework.preview, beginHomework),
  sample(homework.storageJudge, { sourceSize: 1000 }),
  sample(homework.upload, async (school) => ({
    ...(await homeworkOf(school)),
    file: new File(['abc'], '草稿.txt'),
  })),
  sample(homework.videoAuthorization, authorizationOf),
  sample(homework.videoResumeSign, async (school) => {
    const input = await authorizationOf(school);
    const { videoId } = await school.ask(homework.videoAuthorization, input);
    return { videoId, homeworkId: input.homeworkId };
  }),
  sample(homework.videoSuccess, arrived),
  sample(homework.leaveNotify, async (school) => ({ ...(await beginHomework(school)), seconds: 90 })),
];
