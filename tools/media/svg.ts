/** The stage on which lessons are drawn, in pixels. */
export const stage = { width: 960, height: 540 } as const;

/** The few colours of a lesson. */
export const ink = {
  paper: '#f6f7f4',
  text: '#17212b',
  muted: '#5a6672',
  line: '#d5dad6',
  accent: '#0f766e',
  soft: '#cfe8e3',
  warm: '#d9622b',
} as const;

/** Eases a share of time from 0 to 1; outside it stays at the ends. */
export function ease(share: number): number {
  const x = Math.min(1, Math.max(0, share));
  return x * x * (3 - 2 * x);
}

/** How far a movement is that begins at `start` and takes `length` seconds. */
export const during = (time: number, start: number, length: number): number => ease((time - start) / length);

/** Attributes of a text. */
export interface Words {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly fill?: string;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly opacity?: number;
  /** True for mathematics. */
  readonly isMath?: boolean;
}

const SANS = "'Noto Sans CJK SC', 'PingFang SC', sans-serif";
const SERIF = "'STIX Two Text', 'Noto Serif', 'Noto Serif CJK SC', serif";

/** Writes a text; `content` may hold tspans. */
export function words(content: string, at: Words): string {
  const {
    x,
    y,
    size = 28,
    fill = ink.text,
    weight = 400,
    anchor = 'start',
    opacity = 1,
    isMath = false,
  } = at;
  return (
    `<text x="${x}" y="${y}" font-family="${isMath ? SERIF : SANS}" font-size="${size}" ` +
    `font-weight="${weight}" fill="${fill}" text-anchor="${anchor}" ` +
    `opacity="${opacity.toFixed(3)}"${isMath ? ' font-style="italic"' : ''}>${content}</text>`
  );
}

/** Draws a polyline through points, or closes it to a shape. */
export function path(
  points: readonly (readonly [number, number])[],
  attributes: string,
  isClosed = false,
): string {
  const steps = points
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`)
    .join('');
  return `<path d="${steps}${isClosed ? 'Z' : ''}" ${attributes}/>`;
}

/** Puts drawings together and lets them appear. */
export const group = (opacity: number, ...parts: readonly string[]): string =>
  opacity <= 0 ? '' : `<g opacity="${opacity.toFixed(3)}">${parts.join('')}</g>`;
