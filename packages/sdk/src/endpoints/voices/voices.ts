import type { Endpoint } from '../../core/endpoint.ts';
import type { VoiceList, VoiceListIn } from './voices.schema.ts';
import * as replies from './voices.reply.gen.ts';

/** Lists what former students of a school tell, the latest first (/StudentsVoice). */
export const list: Endpoint<VoiceListIn, VoiceList> = {
  id: 'voices.list',
  method: 'GET',
  path: '/saas-business/v1/front/studentVoice/list',
  ambient: ['schoolId'],
  envelope: 'code',
  reply: replies.list,
  idempotent: true,
  provisional: true,
};
