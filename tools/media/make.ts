/**
 * Makes the demonstration's lesson video: `node tools/media/make.ts`. It needs ffmpeg and a
 * Chromium with Chinese faces; what it writes is kept in the repository, so few will ever run it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../chromium.ts';
import { chimes } from './chime.ts';
import { limits } from './limits.ts';
import { stage } from './svg.ts';

const FRAMES_PER_SECOND = 15;
const SEGMENT_SECONDS = 4;
const POSTER_AT = 6.2;

const target = fileURLToPath(new URL(`../../apps/backend/assets/video/${limits.key}/`, import.meta.url));
const seconds = limits.slides.reduce((sum, slide) => sum + slide.seconds, 0);
const starts = limits.slides.map((_, index) =>
  limits.slides.slice(0, index).reduce((sum, slide) => sum + slide.seconds, 0),
);

const stamp = (time: number) => new Date(time * 1000).toISOString().slice(11, 23);

/** The captions in one language as WebVTT. */
function captions(language: 'zh' | 'en'): string {
  const cues = limits.slides.flatMap((slide, index) =>
    slide.lines.map(({ from, to, [language]: line }) => {
      const start = starts[index] ?? 0;
      return `${stamp(start + from)} --> ${stamp(start + to)}\n${line}\n`;
    }),
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}

function ffmpeg(...args: readonly string[]): void {
  const { status, stderr } = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ffmpeg failed: ${stderr}`);
}

/** Films the drawing frame by frame; frames that do not change are not drawn again. */
async function film(sound: string, video: string): Promise<void> {
  const browser = await chromium.launch(chromiumLaunch);
  const page = await browser.newPage({ viewport: stage });
  await page.setContent('<body style="margin:0"></body>');
  const shoot = async (time: number, type: 'png' | 'jpeg') => {
    await page.evaluate((svg) => void (document.body.innerHTML = svg), limits.draw(time));
    return page.screenshot({ type, ...(type === 'jpeg' && { quality: 82 }) });
  };
  await writeFile(join(target, 'poster.jpg'), await shoot(POSTER_AT, 'jpeg'));

  const encoder = spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'image2pipe',
      '-framerate',
      String(FRAMES_PER_SECOND),
      '-c:v',
      'png',
      '-i',
      '-',
      '-i',
      sound,
      '-c:v',
      'libx264',
      '-profile:v',
      'main',
      '-preset',
      'veryslow',
      '-tune',
      'animation',
      '-crf',
      '25',
      '-pix_fmt',
      'yuv420p',
      '-g',
      String(FRAMES_PER_SECOND * SEGMENT_SECONDS),
      '-keyint_min',
      String(FRAMES_PER_SECOND * SEGMENT_SECONDS),
      '-sc_threshold',
      '0',
      '-c:a',
      'aac',
      '-b:a',
      '48k',
      '-ac',
      '1',
      '-shortest',
      '-movflags',
      '+faststart',
      video,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const done = new Promise<void>((resolve, reject) =>
    encoder.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`)),
    ),
  );
  let before = '';
  let frame: Uint8Array = new Uint8Array();
  for (let index = 0; index < seconds * FRAMES_PER_SECOND; index += 1) {
    const time = index / FRAMES_PER_SECOND;
    const drawing = limits.draw(time);
    if (drawing !== before) frame = await shoot(time, 'png');
    before = drawing;
    if (!encoder.stdin.write(frame)) await new Promise((resolve) => encoder.stdin.once('drain', resolve));
  }
  encoder.stdin.end();
  await done;
  await browser.close();
}

const scratch = await mkdtemp(join(tmpdir(), 'lectern-media-'));
try {
  await rm(target, { recursive: true, force: true });
  await mkdir(join(target, 'hls'), { recursive: true });
  const sound = join(scratch, 'chimes.wav');
  const video = join(target, 'video.mp4');
  await writeFile(sound, chimes(starts, seconds));
  await film(sound, video);
  // Two renditions in one ladder; each is one file that is read in byte ranges.
  ffmpeg(
    '-i',
    video,
    '-map',
    '0:v',
    '-map',
    '0:a',
    '-map',
    '0:v',
    '-map',
    '0:a',
    '-c:v:0',
    'copy',
    '-c:v:1',
    'libx264',
    '-filter:v:1',
    'scale=480:270',
    '-profile:v:1',
    'baseline',
    '-crf:v:1',
    '29',
    '-preset',
    'veryslow',
    '-g:v:1',
    String(FRAMES_PER_SECOND * SEGMENT_SECONDS),
    '-sc_threshold:v:1',
    '0',
    '-c:a',
    'copy',
    '-f',
    'hls',
    '-hls_time',
    String(SEGMENT_SECONDS),
    '-hls_playlist_type',
    'vod',
    '-hls_segment_type',
    'fmp4',
    '-hls_flags',
    'single_file',
    '-var_stream_map',
    'v:0,a:0,name:540p v:1,a:1,name:270p',
    '-master_pl_name',
    'master.m3u8',
    '-hls_segment_filename',
    join(target, 'hls', '%v.m4s'),
    join(target, 'hls', '%v.m3u8'),
  );
  await writeFile(join(target, 'captions.zh.vtt'), captions('zh'));
  await writeFile(join(target, 'captions.en.vtt'), captions('en'));
  const description = {
    name: limits.name,
    nameEn: limits.nameEn,
    durationSeconds: seconds,
    video: 'video.mp4',
    hls: 'hls/master.m3u8',
    poster: 'poster.jpg',
    captions: [
      { language: 'zh', label: '中文', file: 'captions.zh.vtt' },
      { language: 'en', label: 'English', file: 'captions.en.vtt' },
    ],
  };
  await writeFile(join(target, 'media.json'), `${JSON.stringify(description, null, 2)}\n`);
} finally {
  await rm(scratch, { recursive: true, force: true });
}
