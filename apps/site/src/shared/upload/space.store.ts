import { spaceSize } from '@lectern/sdk/endpoints/resource';
import { proxy } from 'valtio/vanilla';
import { request } from '../client/client.ts';

/** How much room the student's files have; every file that a student uploads is taken off it. */
export interface SpaceState {
  /** Nothing more can be uploaded. False until it is known: the server checks each file anyway. */
  isExhausted: boolean;
}

export const space = proxy<SpaceState>({ isExhausted: false });

/** Asks how much room is left, so that nobody picks a file in vain. */
export async function loadSpace(): Promise<void> {
  const [size] = await Promise.allSettled([request(spaceSize, {})]);
  const reply = size.status === 'fulfilled' ? size.value : undefined;
  space.isExhausted = (reply?.usedSize ?? 0) >= (reply?.totalSize ?? Infinity);
}
