import * as certificate from '@lectern/sdk/endpoints/certificate';
import { finishLesson } from '@lectern/sdk/endpoints/learning';
import { addCertificate } from '../../subjects/certificates.ts';
import type { DemoSchool } from '../demoSchool.ts';
import { type Sample, sample } from '../sample.ts';

/** Creates a certificate that the student may request, for a finished course of one lesson. */
async function ready(school: DemoSchool): Promise<certificate.CertificateIn> {
  const { courseId, lessonIds } = await school.ownCourse([{ kind: 'link', url: 'https://course.example' }]);
  await school.ask(finishLesson, { lessonId: lessonIds[0] ?? '' });
  const fields = [{ fieldCode: 'name', fieldName: '姓名', isRequired: true }];
  return { relationId: await addCertificate(school.app, school.companyId, { courseId, fields }) };
}

const claim = (relation: certificate.CertificateIn): certificate.CreateCertificateIn => ({
  ...relation,
  fields: [{ fieldCode: 'name', value: '宋明远' }],
});

async function issued(school: DemoSchool): Promise<certificate.CertificateIn> {
  const relation = await ready(school);
  await school.ask(certificate.create, claim(relation));
  return relation;
}

/** Samples of certificates. */
export const certificateSamples: readonly Sample[] = [
  sample(certificate.list, async (school): Promise<certificate.CertificateListIn> => {
    await issued(school);
    return { status: 'issued' };
  }),
  sample(certificate.count, {}),
  sample(certificate.unreadCount, {}),
  sample(certificate.unlockField, ready),
  sample(certificate.create, async (school) => claim(await ready(school))),
  sample(certificate.markRead, async (school) => ({ relationIds: (await ready(school)).relationId })),
  sample(certificate.trainPdfUrl, issued),
  sample(certificate.learnPdfUrl, issued),
];
