import { randomOf, type Random } from '../../platform/random/random.ts';
import { el, gradient, svg } from '../svg.ts';
import { business, chinese, design, geography, history, language, music, reading } from './humanities.ts';
import { paletteOf, type Palette } from './palette.ts';
import { biology, chemistry, data, mathematics, physics, programming } from './sciences.ts';

interface Motif {
  readonly hue: number;
  /** Colourfulness; 1 by default. */
  readonly strength?: number;
  readonly draw: (random: Random, colours: Palette) => string;
}

/** The subjects of covers; each has a hue of its own and a drawing. */
export const motifs = {
  mathematics: { hue: 222, draw: mathematics },
  physics: { hue: 252, draw: physics },
  chemistry: { hue: 172, draw: chemistry },
  biology: { hue: 140, draw: biology },
  data: { hue: 204, draw: data },
  programming: { hue: 236, draw: programming },
  chinese: { hue: 20, strength: 0.6, draw: chinese },
  language: { hue: 190, draw: language },
  history: { hue: 28, strength: 0.62, draw: history },
  geography: { hue: 158, draw: geography },
  design: { hue: 344, strength: 0.8, draw: design },
  music: { hue: 276, strength: 0.72, draw: music },
  business: { hue: 210, draw: business },
  reading: { hue: 14, strength: 0.8, draw: reading },
} as const satisfies Record<string, Motif>;

/** A subject that a cover can be about. */
export type CoverMotif = keyof typeof motifs;

/** Draws a course's cover, 640 × 360: its subject's motif, varied by the seed, without text. */
export function drawCover(motif: CoverMotif, seed: string): string {
  const random = randomOf(`${motif}/${seed}`);
  const { hue, strength = 1, draw }: Motif = motifs[motif];
  const colours = paletteOf(hue, strength, random);
  const ground = el('rect', { width: 640, height: 360, fill: 'url(#g)' });
  return svg(
    640,
    360,
    gradient([
      ['0', colours.ground[0]],
      ['1', colours.ground[1]],
    ]),
    ground + draw(random, colours),
  );
}
