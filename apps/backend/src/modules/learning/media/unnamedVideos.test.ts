import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFolder } from '../../../../test/openFolder.ts';
import { openTestApp } from '../../../../test/openTestApp.ts';
import { addCourse } from '../../../../test/subjects/catalogue.ts';
import { lessons } from '../../catalogue/index.ts';
import { storeVideo } from './storeVideo.ts';
import { clearUnnamedVideos } from './unnamedVideos.ts';

const DAY_MS = 24 * 3600_000;

test('clearUnnamedVideos deletes supplied films a week after their last use, unless supplied again, and keeps other videos', async () => {
  const app = await openTestApp();
  const dataDir = await openFolder();
  const film = join(dataDir, 'film.mp4');
  await writeFile(film, 'film');
  const keep = (key: string) => storeVideo(dataDir, { key, film, name: 'x', durationSeconds: 1, poster: '' });
  for (const key of ['film-shown', 'film-replaced', 'film-again', 'by-hand']) await keep(key);
  const { company } = await app.addCompany('films.test');
  const { db } = app.parts.connection;
  await addCourse(app, company.id);
  await db.update(lessons).set({ videoKey: 'film-shown' });

  const left = () => readdir(join(dataDir, 'video'));
  const clear = (days: number) => clearUnnamedVideos(db, dataDir, new Date(Date.now() + days * DAY_MS));
  await clear(0);
  await clear(6);
  expect(await left()).toHaveLength(4);
  expect(await keep('film-again')).toBe(false);
  await clear(8);
  expect((await left()).toSorted()).toEqual(['by-hand', 'film-again', 'film-shown']);
});
