import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { openPath } from '../../platform/files/folderFileStore.ts';
import { StatusError } from '../../platform/http/errors.ts';
import type { AppParts } from '../../platform/http/requestContext.ts';
import { sendFile } from '../../platform/files/sendFile.ts';
import { PLAYER_VENDORS } from './playerProvider.ts';
import { isSandboxToken, sandboxScript } from './sandboxPlayer.ts';

/** The sandbox's only video, in the media store. */
const FILM = new URL('../../../assets/video/demonstration/video.mp4', import.meta.url);

/** Allows iframes of another origin to load it, as from a vendor. */
const open = (reply: FastifyReply): FastifyReply =>
  reply.header('Cross-Origin-Resource-Policy', 'cross-origin').header('Cache-Control', 'no-cache');

/**
 * Serves scripts that simulate each vendor's player: the same globals, events and failures, with one video.
 * Never mounted in production.
 */
export async function mountSandboxPlayers(app: FastifyInstance, { config, clock }: AppParts): Promise<void> {
  for (const vendor of PLAYER_VENDORS) {
    const script = await readFile(new URL(`${vendor}Sandbox.client.js`, import.meta.url), 'utf8');
    app.get(sandboxScript(vendor), (_, reply) =>
      open(reply).type('text/javascript; charset=utf-8').send(script),
    );
    app.get<{ Querystring: { readonly token?: unknown } }>(
      `/sandbox/player/${vendor}.mp4`,
      (request, reply) => {
        if (!isSandboxToken(config, vendor, String(request.query.token), clock.now()))
          throw new StatusError(403, '视频地址已失效，请刷新页面');
        return sendFile(request, open(reply).type('video/mp4'), {
          open: () => openPath(FILM.pathname),
          etag: '"film"',
        });
      },
    );
  }
}
