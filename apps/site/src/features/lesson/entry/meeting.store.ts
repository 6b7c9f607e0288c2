import { zoomPassword } from '@lectern/sdk/endpoints/other';
import { proxy } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import type { LoadStatus } from '../../../shared/loadable.ts';

/** The online meeting of the page's live lesson. */
export interface MeetingState {
  status: LoadStatus;
  lessonId: string;
  meetingNo: string;
  password: string;
}

const none: MeetingState = { status: 'idle', lessonId: '', meetingNo: '', password: '' };

export const meeting = proxy<MeetingState>({ ...none });

/** Loads the meeting of a running lesson; the server returns it only to students who may enter. */
export async function loadMeeting(lessonId: string): Promise<void> {
  Object.assign(meeting, { ...none, status: 'loading', lessonId });
  const [reply] = await Promise.allSettled([request(zoomPassword, { lessonId })]);
  if (meeting.lessonId !== lessonId) return;
  const { meetingNo = '', password = '' } = (reply.status === 'fulfilled' ? reply.value : undefined) ?? {};
  Object.assign(meeting, { meetingNo, password, status: meetingNo === '' ? 'failed' : 'ready' });
}

/** Clears the meeting, since its password must not be shown on another page. */
export function leaveMeeting(): void {
  Object.assign(meeting, none);
}
