import type { Endpoint } from '../../client/endpoint.ts';
import type { Count, Link, Nothing } from '../parts.schema.ts';
import type * as shapes from './certificate.schema.ts';
import * as replies from './certificate.reply.gen.ts';

/** Returns the signed address of a training certificate as PDF; code 0 before it is issued. */
export const trainPdfUrl: Endpoint<shapes.CertificateIn, Link> = {
  id: 'certificate.trainPdfUrl',
  method: 'GET',
  path: '/saas-business/v1/certificate/getTrainsPdfUrl',
  reply: replies.trainPdfUrl,
  quiet: ['0'],
  idempotent: true,
};

/** Returns the signed address of the proof of study as PDF. */
export const learnPdfUrl: Endpoint<shapes.CertificateIn, Link> = {
  id: 'certificate.learnPdfUrl',
  method: 'GET',
  path: '/saas-business/v1/certificate/getLearnPdfUrl',
  reply: replies.learnPdfUrl,
  quiet: ['0'],
  idempotent: true,
};

/** Lists the student's certificates. */
export const list: Endpoint<shapes.CertificateListIn, shapes.CertificateList> = {
  id: 'certificate.list',
  method: 'GET',
  path: '/saas-business/v1/certificate/get/cer/list',
  reply: replies.list,
  idempotent: true,
};

/** Lists the fields to fill in before a certificate is created. */
export const unlockField: Endpoint<shapes.CertificateIn, shapes.UnlockFields> = {
  id: 'certificate.unlockField',
  method: 'GET',
  path: '/saas-business/v1/certificate/get/unlock/field',
  reply: replies.unlockField,
  idempotent: true,
};

/** Counts the student's certificates by state. */
export const count: Endpoint<Nothing, shapes.CertificateCounts> = {
  id: 'certificate.count',
  method: 'GET',
  path: '/saas-business/v1/certificate/get/cer/count',
  reply: replies.count,
  idempotent: true,
};

/** Counts the certificates that the student has not viewed. */
export const unreadCount: Endpoint<Nothing, Count> = {
  id: 'certificate.unreadCount',
  method: 'GET',
  path: '/saas-business/v1/certificate/get/unread/count',
  reply: replies.unreadCount,
  idempotent: true,
};

/** Marks certificates as viewed; returns the number of unviewed ones. */
export const markRead: Endpoint<shapes.MarkReadIn, Count> = {
  id: 'certificate.markRead',
  method: 'POST',
  path: '/saas-business/v1/certificate/update/student',
  query: ['relationIds'],
  reply: replies.markRead,
  idempotent: true,
};

/** Creates a certificate. Code 0 when its conditions are not met; a repeated call returns the same certificate. */
export const create: Endpoint<shapes.CreateCertificateIn, shapes.Certificate> = {
  id: 'certificate.create',
  method: 'POST',
  path: '/saas-business/v1/certificate/create/certificate',
  reply: replies.create,
  quiet: ['0'],
  idempotent: true,
};
