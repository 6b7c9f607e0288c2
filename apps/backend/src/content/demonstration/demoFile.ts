import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  breakLines,
  rectangle,
  type Sheet,
  type SheetText,
} from '../../modules/certificate/drawing/sheet.ts';
import { toPdf } from '../../modules/certificate/drawing/toPdf.ts';
import { type FileContent, resourceContents } from './data/resources.ts';
import { toPng } from '../drawing/png.ts';

const VIDEO = fileURLToPath(new URL('../../../assets/video/demonstration/video.mp4', import.meta.url));

const PAGE = { width: 595, height: 842 } as const;
const MARGIN = 64;
const INK = '#1f2933';
const QUIET = '#6b7785';
const ACCENT = '#1f6f5c';
/** Every copy of a file has the same bytes. */
const MADE_AT = new Date('2026-01-05T00:00:00Z');

function sheetOf({ heading, parts }: Extract<FileContent, { kind: 'pdf' }>): Sheet {
  const texts: SheetText[] = [{ text: heading, x: MARGIN, y: 112, size: 26, colour: INK }];
  let y = 172;
  for (const [name, ...lines] of parts) {
    texts.push({ text: name, x: MARGIN, y, size: 15, colour: ACCENT });
    y += 28;
    for (const line of lines.flatMap((words) =>
      breakLines(words, { size: 12, width: PAGE.width - 2 * MARGIN }),
    )) {
      texts.push({ text: line, x: MARGIN, y, size: 12, colour: INK });
      y += 22;
    }
    y += 18;
  }
  texts.push({
    text: '仅供学习使用',
    x: PAGE.width / 2,
    y: PAGE.height - 44,
    size: 9,
    colour: QUIET,
    anchor: 'middle',
  });
  const line = (top: number, thickness: number) => ({
    d: rectangle(MARGIN, top, PAGE.width - 2 * MARGIN, thickness),
    fill: ACCENT,
  });
  return {
    ...PAGE,
    title: heading,
    author: 'Lectern',
    madeAt: MADE_AT,
    paths: [line(132, 1.5), line(PAGE.height - 64, 0.5)],
    texts,
  };
}

const HERTZ = 8_000;

/** A steady beat as WAV: one channel of 8 bits. */
function toWav({ beatsPerMinute, seconds }: Extract<FileContent, { kind: 'wav' }>): Buffer {
  const samples = Buffer.alloc(HERTZ * seconds, 128);
  const every = Math.round((HERTZ * 60) / beatsPerMinute);
  for (let start = 0, beat = 0; start < samples.length; start += every, beat += 1) {
    const pitch = beat % 4 === 0 ? 1_320 : 880;
    for (let at = 0; at < HERTZ / 10 && start + at < samples.length; at += 1) {
      samples[start + at] =
        128 + Math.round(90 * Math.exp(-at / 160) * Math.sin((2 * Math.PI * pitch * at) / HERTZ));
    }
  }
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(HERTZ, 24);
  head.writeUInt32LE(HERTZ, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

const WIDTH = 960;
const HEIGHT = 540;

/** How much of a point a line covers that is so far away. */
const inkAt = (distance: number, thickness: number): number =>
  Math.max(0, Math.min(1, thickness / 2 + 0.5 - distance));

const GREEN = [31, 111, 92] as const;
const ORANGE = [214, 123, 41] as const;
const GREY = [178, 186, 194] as const;

/** Two waves, a quarter of a turn apart. */
function wavesAt(x: number, y: number) {
  const angle = ((x - 60) / 420) * Math.PI;
  const away = (height: number, slope: number) =>
    Math.abs(y - (HEIGHT / 2 - 180 * height)) / Math.hypot(1, (180 * Math.PI * slope) / 420);
  return [
    [GREY, Math.max(inkAt(Math.abs(y - HEIGHT / 2), 2), inkAt(Math.abs(x - 60), 2))],
    [ORANGE, inkAt(away(Math.cos(angle), Math.sin(angle)), 5)],
    [GREEN, inkAt(away(Math.sin(angle), Math.cos(angle)), 5)],
  ] as const;
}

const HOURS = [18, 12, 31, 24, 22, 17, 14, 20, 33, 27, 25, 21] as const;

/** A bar for each month; the highest stand out. */
function barsAt(x: number, y: number) {
  const month = Math.floor((x - 60) / 72);
  const hours = HOURS[month] ?? 0;
  const isInside = (x - 60) % 72 > 14 && y < 480 && y > 480 - hours * 12;
  return [
    [GREY, inkAt(Math.abs(y - 480), 2)],
    [hours > 30 ? ORANGE : GREEN, x > 60 && isInside ? 1 : 0],
  ] as const;
}

/** Makes the bytes of a file of the demonstration; the same each time. @throws {Error} where it has none of this key. */
export async function drawDemoFile(key: string): Promise<Uint8Array> {
  const file = resourceContents.find((content) => content.key === key)?.file;
  if (file === undefined) throw new Error(`The demonstration has no file "${key}"`);
  switch (file.kind) {
    case 'pdf':
      return toPdf(sheetOf(file));
    case 'txt':
      return Buffer.from(file.text);
    case 'wav':
      return toWav(file);
    case 'png':
      return toPng(WIDTH, HEIGHT, file.motif === 'waves' ? wavesAt : barsAt);
    case 'mp4':
      return readFile(VIDEO);
  }
}
