import type { FastifyInstance } from 'fastify';
import { isGoodTicket, makeTicket } from '../../../platform/auth/tickets.ts';
import type { Config } from '../../../platform/config/config.ts';
import { StatusError } from '../../../platform/http/errors.ts';
import { originOf } from '../../../platform/http/origin.ts';
import type { AppParts } from '../../../platform/http/requestContext.ts';
import { playerPages } from '../../../providers/player/playerPage.ts';
import { playerProviders, vendorVideoOf } from '../../../providers/player/playerProvider.ts';

/** Permission for a viewer to watch a video at a vendor. */
export interface VendorTicket {
  readonly companyId: string;
  /** As stored with the lesson: `polyv:vid`. */
  readonly videoKey: string;
  /** `0` for a visitor. */
  readonly viewerId: string;
}

const claimsOf = ({ companyId, videoKey, viewerId }: VendorTicket): readonly string[] => [
  companyId,
  videoKey,
  viewerId,
];

/** Returns the address of the frame with a vendor's player; it is valid until the given moment. */
export const playerAddress = (config: Config, ticket: VendorTicket, until: Date): string =>
  `/media/player/${ticket.videoKey}/${ticket.viewerId}/${makeTicket(config, 'media-link', claimsOf(ticket), until)}`;

/**
 * Serves the frames of vendors' players to holders of a valid ticket, and signs what the vendor requires at
 * that moment.
 */
export async function mountVendorPlayers(
  app: FastifyInstance,
  { config, tenants, clock, services }: AppParts,
): Promise<void> {
  const send = await playerPages();
  app.get<{ Params: { videoKey: string; viewerId: string; ticket: string } }>(
    '/media/player/:videoKey/:viewerId/:ticket',
    async (request, reply) => {
      const { videoKey, viewerId, ticket } = request.params;
      const vendorVideo = vendorVideoOf(videoKey);
      const tenant = await tenants.byHost(request.hostname);
      if (vendorVideo === undefined || tenant === undefined) throw new StatusError(404, '没有这个文件');
      const { vendor, video } = vendorVideo;
      const { company } = tenant;
      const origin = originOf(request);
      const now = clock.now();
      const claims = claimsOf({ companyId: company.id, videoKey, viewerId });
      if (!isGoodTicket(config, 'media-link', claims, ticket, now))
        return send(reply.code(403), vendor, origin, 'expired');
      const provider = services.get(playerProviders).byId(company, vendor);
      if (provider === undefined) return send(reply.code(404), vendor, origin, 'vendor');
      try {
        return send(reply, vendor, origin, await provider.setUp(video, viewerId, now));
      } catch (error) {
        request.log.warn({ err: error, vendor }, 'A video vendor returned no playback token');
        return send(reply.code(502), vendor, origin, 'vendor');
      }
    },
  );
}
