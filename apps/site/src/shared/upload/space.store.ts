import { spaceSize } from '@lectern/sdk/endpoints/resource';
import { proxy } from 'valtio/vanilla';
import { request } from '../client/client.ts';

/** The student's remaining storage space, which every upload reduces. */
export interface SpaceState {
  /** Whether nothing more can be uploaded. False until known: the server checks each file anyway. */
  isExhausted: boolean;
}

export const space = proxy<SpaceState>({ isExhausted: false });

/** Requests the remaining space, so that nobody picks a file in vain. */
export async function loadSpace(): Promise<void> {
  const [size] = await Promise.allSettled([request(spaceSize, {})]);
  const reply = size.status === 'fulfilled' ? size.value : undefined;
  space.isExhausted = (reply?.usedSize ?? 0) >= (reply?.totalSize ?? Infinity);
}
