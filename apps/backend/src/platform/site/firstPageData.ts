import { addressOf, type Endpoint } from '@lectern/sdk';
import { type BootData, firstPage, type HashScope } from '@lectern/sdk/endpoints/firstPage';
import type { FastifyInstance } from 'fastify';
import { outputForVisitors } from './askAsVisitor.ts';

const calls: readonly Endpoint<HashScope, unknown>[] = Object.values(firstPage);

/** The school and the host that the page is for. */
export interface FirstPageOf {
  readonly schoolId: string;
  readonly locale: 'zh' | 'en';
  /** Host header of the request, which selects the company. */
  readonly host: string;
}

/** The replies to the first page's calls. */
export interface FirstPage {
  readonly data: BootData;
  /** False where a call was temporarily unavailable. */
  readonly isComplete: boolean;
}

/**
 * Makes the first page's calls as a browser without a log-in would. A failed call is left out: the site does
 * without that part, or makes the call itself.
 */
export async function readFirstPage(
  app: FastifyInstance,
  { schoolId, locale, host }: FirstPageOf,
): Promise<FirstPage> {
  let isComplete = true;
  const outputs = await Promise.all(
    calls.map(async (endpoint): Promise<[string, unknown]> => {
      const address = addressOf(endpoint, {}, { schoolId });
      try {
        return [address, await outputForVisitors(app, endpoint, address, host)];
      } catch {
        isComplete = false;
        return [address, undefined];
      }
    }),
  );
  const known = outputs.filter(([, output]) => output !== undefined);
  return { data: { schoolId, locale, outputs: Object.fromEntries(known) }, isComplete };
}
