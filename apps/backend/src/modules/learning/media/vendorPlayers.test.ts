import { lesson, saveProgress } from '@lectern/sdk/endpoints/learning';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../../test/openTestApp.ts';
import { addCourse, giveCourse } from '../../../../test/subjects/catalogue.ts';
import { lessons } from '../../catalogue/index.ts';
import { playerProviders, type PlayerProvider } from '../../../providers/player/playerProvider.ts';

let course: Awaited<ReturnType<typeof addCourse>>;
let token: string;

const app = await openTestApp();
const { company } = await app.addCompany('localhost');
await app.addCompany('second.localhost');
beforeEach(async () => {
  course = await addCourse(app, company.id);
  const user = await app.addUser(company);
  token = await app.tokenOf(user);
  await giveCourse(app, user, course.commodityId);
});

/** Opens the first lesson with a video at a vendor, and returns the media of its page. */
async function mediaOf(videoKey: string) {
  const lessonId = course.lessonIds[0] ?? '';
  await app.parts.connection.db
    .update(lessons)
    .set({ videoKey, durationSeconds: 60, videoParts: [{ seconds: 9, name: '例题', nameEn: '' }] })
    .where(eq(lessons.id, lessonId));
  return (await app.data(lesson, { classTypeId: course.courseId, lessonId }, { token })).media;
}

const frameAt = (url: string, host = 'localhost') => app.server.inject({ url, headers: { host } });
const setupOf = (html: string) => JSON.parse(/application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');

test('a lesson with a vendor’s video returns the address of its player frame, and accepts its progress', async () => {
  expect(await mediaOf('polyv:v1')).toMatchObject({
    videoUrl: '',
    hlsUrl: '',
    playerUrl: expect.stringMatching(/^\/media\/player\/polyv:v1\/\d+\//),
    chapters: [{ seconds: 9, name: '例题' }],
    durationSeconds: 60,
  });
  const report = { lessonId: course.lessonIds[0] ?? '', positionSeconds: 30, segments: [[0, 30]] as never };
  const saved = await app.call(
    saveProgress,
    { ...report, positionAt: app.clock.now().toISOString() },
    { token },
  );
  expect(saved.body.data.position).toMatchObject({ percent: 50, positionSeconds: 30 });
});

describe('the player frame', () => {
  test.each(['polyv', 'cc', 'baijia'] as const)(
    'runs %s in an opaque origin that reaches only this vendor',
    async (vendor) => {
      const provider: PlayerProvider = {
        id: vendor,
        setUp: (video, viewerId) =>
          Promise.resolve({
            scripts: ['https://player.vendor.example/a.js'],
            origins: ['https://*.vendor.example'],
            options: { vid: `${video}</script>`, viewerId },
          }),
      };
      const { services } = app.parts;
      const before = services.get(playerProviders);
      services.provide(playerProviders, { byId: () => provider });
      const { playerUrl } = await mediaOf(`${vendor}:v1`);
      const frame = await frameAt(playerUrl);
      services.provide(playerProviders, before);
      const policy = String(frame.headers['content-security-policy']);
      expect(policy).toContain('sandbox allow-scripts;');
      expect(policy).toMatch(/script-src 'nonce-[^']+' 'wasm-unsafe-eval' https:\/\/\*\.vendor\.example;/);
      expect(policy).toContain('connect-src https://*.vendor.example;');
      expect(policy).not.toContain('localhost');
      expect(setupOf(frame.body)).toMatchObject({
        scripts: ['https://player.vendor.example/a.js'],
        options: { vid: 'v1</script>', viewerId: expect.stringMatching(/^\d+$/) },
        problem: '',
      });
    },
  );

  test('names its problem: an expired address, another company or video, or a failing vendor', async () => {
    const { playerUrl } = await mediaOf('cc:v1');
    expect(setupOf((await frameAt(playerUrl)).body).problem).toBe('');
    expect(setupOf((await frameAt(playerUrl, 'second.localhost')).body)).toMatchObject({
      options: {},
      problem: 'expired',
    });
    expect(setupOf((await frameAt(playerUrl.replace('cc:v1', 'cc:v2'))).body).problem).toBe('expired');
    const { services } = app.parts;
    const before = services.get(playerProviders);
    services.provide(playerProviders, {
      byId: () => ({ id: 'cc', setUp: () => Promise.reject(new Error('The vendor refuses')) }),
    });
    const refused = await frameAt(playerUrl);
    services.provide(playerProviders, before);
    expect([refused.statusCode, setupOf(refused.body).problem]).toEqual([502, 'vendor']);
    app.clock.advance(5 * 3_600_000);
    const late = await frameAt(playerUrl);
    expect([late.statusCode, setupOf(late.body).problem]).toEqual([403, 'expired']);
  });
});

describe('the sandbox’s player', () => {
  test.each(['polyv', 'cc', 'baijia'])('plays a film of %s only with a valid token', async (vendor) => {
    const { playerUrl } = await mediaOf(`${vendor}:v1`);
    const { scripts, options } = setupOf((await frameAt(playerUrl)).body);
    const code = await frameAt(new URL(scripts[0]).pathname);
    expect(code.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const film = (given: string) =>
      frameAt(`/sandbox/player/${vendor}.mp4?${new URLSearchParams({ token: given })}`);
    const given = options.playsafe ?? options.siteid ?? options.token;
    expect((await film(given)).statusCode).toBe(200);
    expect((await film(`${given}x`)).statusCode).toBe(403);
    app.clock.advance(61_000);
    expect((await film(given)).statusCode).toBe(403);
  });
});
