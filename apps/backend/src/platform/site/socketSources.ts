import { configOf } from '../company/schoolConfig.ts';
import type { Context } from '../http/context.ts';

/** Tells whether a setting is a host, with or without a port; anything else could add a directive to the policy. */
const isHost = (text: string): boolean =>
  URL.canParse(`ws://${text}`) && new URL(`ws://${text}`).host === text;

/**
 * Returns the sources of sockets for the Content-Security-Policy: this host, and the nodes of every branch, since
 * a page may change the branch without being delivered again.
 */
export function socketSources({ company, schools, origin }: Context): string {
  const nodes = schools.flatMap((school) => {
    const { socketDomain, presenceDomains } = configOf({ company, school }).nodes;
    return [...socketDomain.split(','), ...presenceDomains];
  });
  const { host, protocol } = new URL(origin);
  const scheme = protocol === 'https:' ? 'wss' : 'ws';
  return [...new Set([host, ...nodes.filter(isHost)])].map((one) => `${scheme}://${one}`).join(' ');
}
