import type { Certificate, CertificateCounts, UnlockFields } from '@lectern/sdk/endpoints/certificate';

const certificate = (relationId: string, fields: Partial<Certificate>): Certificate => ({
  relationId,
  certificateName: '结业证书',
  certificateNo: '',
  sourceName: '高一数学：函数与方程',
  status: 'locked',
  readFlag: 1,
  issuedAt: null,
  expiresAt: null,
  previewUrl: '',
  terms: [],
  ...fields,
});

/** Certificates in every state, as the server describes them. */
export const certificateList: readonly Certificate[] = [
  certificate('1', { certificateName: '优秀学员证书', sourceName: '', status: 'ready', readFlag: 0 }),
  certificate('2', {
    status: 'issued',
    certificateNo: '20260302-7K3M9XQ2',
    issuedAt: '2026-03-02T01:00:00.000Z',
    expiresAt: '2029-03-02T01:00:00.000Z',
    previewUrl: '/media/drawn/logo/leaf/blue.svg',
  }),
  certificate('3', {
    status: 'revoked',
    certificateNo: '20260101-0A1B2C3D',
    issuedAt: '2026-01-01T01:00:00.000Z',
    sourceName: '高二英语',
  }),
  certificate('4', {
    sourceName: '有机化学',
    terms: [
      { text: '学完《有机化学》全部 12 节课，已学完 12 节', done: true },
      { text: '“有机化学期末考试”达到 60 分', done: false },
    ],
  }),
];

/** The number of certificates per state. */
export const certificateCounts: CertificateCounts = { all: 4, locked: 1, ready: 1, issued: 1, revoked: 1 };

/** Fields to fill in before one is issued. */
export const unlockFields: UnlockFields = [
  { fieldCode: 'name', fieldName: '证书上的姓名', required: 1, value: '林晓彤' },
  { fieldCode: 'unit', fieldName: '单位', required: 0, value: '' },
];
