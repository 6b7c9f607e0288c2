import { addressOf, type Endpoint } from '@lectern/sdk';
import { type BootData, firstPage, type HashScope } from '@lectern/sdk/endpoints/firstPage';
import type { FastifyInstance } from 'fastify';
import { outputForVisitors } from './askAsVisitor.ts';

const calls: readonly Endpoint<HashScope, unknown>[] = Object.values(firstPage);

/** The school and the address of whose page it is. */
export interface FirstPageOf {
  readonly schoolId: string;
  readonly locale: 'zh' | 'en';
  /** Host header of the request, which names the company. */
  readonly host: string;
}

/** What the first page's calls said. */
export interface FirstPage {
  readonly data: BootData;
  /** False where one of them could not be answered, as it may be a moment later. */
  readonly isWhole: boolean;
}

/**
 * Makes the first page's calls, just as a browser without a log-in would. A call that fails is
 * left out: the site then does without that part, or asks for it itself.
 */
export async function readFirstPage(
  app: FastifyInstance,
  { schoolId, locale, host }: FirstPageOf,
): Promise<FirstPage> {
  let isWhole = true;
  const outputs = await Promise.all(
    calls.map(async (endpoint): Promise<[string, unknown]> => {
      const address = addressOf(endpoint, {}, { schoolId });
      try {
        return [address, await outputForVisitors(app, endpoint, address, host)];
      } catch {
        isWhole = false;
        return [address, undefined];
      }
    }),
  );
  const known = outputs.filter(([, output]) => output !== undefined);
  return { data: { schoolId, locale, outputs: Object.fromEntries(known) }, isWhole };
}
