import { randomInt } from 'node:crypto';

/** Size of the picture and of the piece, in px. */
export const PICTURE = { width: 320, height: 160 } as const;
export const PIECE = 48;

/** Maximum distance between the gap and the released piece, in px. */
const TOLERANCE = 5;
/** Minimum and maximum duration of a human movement, in milliseconds. */
const MIN_MS = 150;
const MAX_MS = 60_000;
const MIN_POINTS = 3;

/** A point of the piece's track: px from the left edge, and ms since it was taken. */
export interface TrackPoint {
  readonly x: number;
  readonly t: number;
}

/** A picture with a gap, and the piece that fits into it. */
export interface Puzzle {
  readonly gapX: number;
  readonly pieceY: number;
  /** SVG documents. */
  readonly picture: string;
  readonly piece: string;
}

/** Returns the outline of a piece at a position: a square with a knob on top and one on the right. */
function outline(x: number, y: number): string {
  const edge = PIECE - 10;
  return `M${x} ${y + 10}h${edge / 2 - 7}a7 7 0 1 1 14 0h${edge / 2 - 7}v${edge / 2 - 7}a7 7 0 1 1 0 14v${edge / 2 - 7}h-${edge}z`;
}

function scene(hue: number, hills: readonly number[], sun: { x: number; y: number }): string {
  const ridge = (base: number, index: number) =>
    `M-10 170V${base}` +
    [0, 1, 2, 3]
      .map((step) => `q${40} ${-(hills[(index + step) % hills.length] ?? 20)} 85 ${step % 2 === 0 ? 8 : -8}`)
      .join('') +
    'V170z';
  const colour = (shift: number, light: number) => `hsl(${(hue + shift) % 360} 46% ${light}%)`;
  return (
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${colour(0, 82)}"/><stop offset="1" ` +
    `stop-color="${colour(40, 93)}"/></linearGradient>` +
    `<rect width="320" height="160" fill="url(#s)"/><circle cx="${sun.x}" cy="${sun.y}" r="16" fill="${colour(180, 90)}"/>` +
    [
      [86, 66],
      [108, 52],
      [130, 38],
    ]
      .map(
        ([base = 0, light = 0], index) =>
          `<path d="${ridge(base, index)}" fill="${colour(index * 14, light)}"/>`,
      )
      .join('')
  );
}

/** Draws a new puzzle. */
export function drawPuzzle(): Puzzle {
  const gapX = randomInt(110, PICTURE.width - PIECE - 12);
  const pieceY = randomInt(14, PICTURE.height - PIECE - 12);
  const picture = scene(
    randomInt(360),
    Array.from({ length: 7 }, () => randomInt(10, 46)),
    { x: randomInt(30, 290), y: randomInt(24, 56) },
  );
  const gap = outline(gapX, pieceY);
  const svg = (box: string, size: string, body: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${size}>${body}</svg>`;
  return {
    gapX,
    pieceY,
    picture: svg(
      `0 0 ${PICTURE.width} ${PICTURE.height}`,
      `width="${PICTURE.width}" height="${PICTURE.height}"`,
      `${picture}<path d="${gap}" fill="#0b1220" fill-opacity=".55" stroke="#fff" stroke-opacity=".8"/>`,
    ),
    piece: svg(
      `${gapX} ${pieceY} ${PIECE} ${PIECE}`,
      `width="${PIECE}" height="${PIECE}"`,
      `<clipPath id="c"><path d="${gap}"/></clipPath><g clip-path="url(#c)">${picture}</g><path d="${gap}" ` +
        'fill="none" stroke="#fff" stroke-width="2"/>',
    ),
  };
}

/**
 * Tells whether a person moved the piece into its gap: the track begins at the left, moves forward in time,
 * takes as long as a human movement, and ends where the piece was released.
 */
export function isSolved(gapX: number, x: number, track: readonly TrackPoint[]): boolean {
  const [first] = track;
  const last = track.at(-1);
  if (first === undefined || last === undefined || track.length < MIN_POINTS) return false;
  if (Math.abs(x - gapX) > TOLERANCE || Math.abs(last.x - x) > 1 || first.x > PIECE) return false;
  const isForward = track.every((point, index) => index === 0 || point.t >= (track[index - 1]?.t ?? 0));
  const duration = last.t - first.t;
  return isForward && duration >= MIN_MS && duration <= MAX_MS;
}
