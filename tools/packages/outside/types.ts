import { createLectern, isApiError, messageFor, webStorage } from '@lectern/sdk';
import type { components, paths } from './openapi.d.ts';

const lectern = createLectern({ origin: 'https://school.example', storage: webStorage() });

/** What an editor can complete: areas, calls, inputs and replies. */
export async function use(): Promise<string> {
  await lectern.login.password({ account: 'emma', password: 'secret' });
  for await (const { courseName } of lectern.catalogue.list.each({ pageSize: 5 }))
    if (courseName) return courseName;
  try {
    const { count } = await lectern.cart.add({ commodityId: '1' });
    return `${count ?? 0}`;
  } catch (error) {
    return isApiError(error) ? `${error.status} ${error.requestId} ${error.retryAfter}` : messageFor(error);
  }
}

// The types that openapi-typescript generates from the document have the same shapes.
type Add = paths['/s/api/saas-business/definePayOrderCart/add']['post'];
export const sent: Add['requestBody']['content']['application/json'] = { commodityId: '1' };
export const counted: components['schemas']['CartCount'] = { count: 1 };
export const option: components['schemas']['CascadeOption'] = { id: '1', content: 'a', children: [] };
