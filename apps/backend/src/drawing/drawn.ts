import { renderSVG } from 'uqr';
import { bannerScenes, bannerTones, drawBanner } from './banner.ts';
import { drawCover, motifs, type CoverMotif } from './covers/cover.ts';
import { drawLogo, logoColours, marks } from './logo.ts';
import { drawPortrait } from './portrait.ts';

/** URL prefix of drawings; the rest of a URL contains everything that its drawing depends on. */
export const DRAWN_PATH = '/media/drawn';

const slug = (seed: string): string =>
  encodeURIComponent(
    seed
      .toLowerCase()
      .replace(/[^a-z0-9-]+/g, '-')
      .slice(0, 64),
  );

/**
 * Returns the URL of a course's cover (640 × 360). @param seed the course's own word in Latin letters, digits
 * and hyphens.
 */
export const coverUrl = (motif: CoverMotif, seed: string): string =>
  `${DRAWN_PATH}/cover/${motif}/${slug(seed)}.svg`;

const has = <Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> =>
  Object.hasOwn(table, key);

/** Draws what a URL below {@link DRAWN_PATH} describes; undefined for an unknown one. */
export function drawByAddress(kind: string, style: string, seed: string): string | undefined {
  if (!/^[a-z0-9-]{1,64}$/.test(seed)) return undefined;
  if (kind === 'cover' && has(motifs, style)) return drawCover(style, seed);
  if (kind === 'portrait' && (style === 'f' || style === 'm')) return drawPortrait(style, seed);
  if (kind === 'logo' && has(marks, style) && has(logoColours, seed)) return drawLogo(style, seed);
  if (kind === 'contact' && style === 'code')
    return renderSVG(`https://lectern.example/contact/${seed}`, { border: 2 });
  const [scene = '', tone = ''] = style.split('-');
  return kind === 'banner' && has(bannerScenes, scene) && has(bannerTones, tone)
    ? drawBanner(scene, tone, seed)
    : undefined;
}
