import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFolder } from '../../../test/openFolder.ts';
import { readConfig, readConfigAndWarnings } from './config.ts';
import type { Setting } from './setting.ts';
import { settingGroups } from './settings.ts';

const folder = await openFolder();

/** Generates the document of all settings. */
function document(): string {
  const row = ([name, { meaning, takes, without, isSecret }]: [string, Setting<unknown>]) =>
    `| \`${name}\`${isSecret ? ' ⚿' : ''} | ${meaning} | ${takes} | ${without} |`;
  const groups = Object.entries(settingGroups).map(([title, group]) =>
    [
      `## ${title}`,
      '| variable | meaning | value | default |',
      '| --- | --- | --- | --- |',
      ...Object.entries<Setting<unknown>>(group).map(row),
    ].join('\n'),
  );
  return [
    '# Settings',
    'Generated from `apps/backend/src/platform/config/settings.ts`; a test checks it, and regenerates it with `-u`.',
    '',
    'Settings are environment variables. At start all invalid values are listed at once, as are variables that look like ' +
      'misspelt settings. Those with ⚿ are secrets: instead of the variable itself, `{NAME}_FILE` may name a file that ' +
      'contains the value, as container platforms and systemd provide secrets. [running](running.md) explains their ' +
      'use; accounts of WeChat Pay and Alipay are configured in `payment.json` in the data folder.',
    '',
    groups.join('\n\n'),
    '',
  ].join('\n');
}

test('docs/settings.md lists all settings', async () => {
  await expect(document()).toMatchFileSnapshot('../../../../../docs/settings.md');
});

test('readConfig reports all invalid settings at once, without the values of secrets', () => {
  const env = {
    PORT: '70000',
    LOG_LEVEL: 'loud',
    DATABASE_URL: 'mysql://root:hidden@db/school',
    LECTERN_SECRET: 'hidden',
    SMTP_URL: 'smtp://mail.example',
    HOST: '0.0.0.0',
  };
  expect(() => readConfig(env, '/lectern')).toThrow(
    [
      'LOG_LEVEL is "loud"; it must be one of fatal, error, warn, info, debug, trace, silent.',
      'PORT is "70000"; it must be a whole number from 0 to 65535.',
      'DATABASE_URL must be like postgres://user:password@host:5432/database.',
      'LECTERN_SECRET must be at least 32 characters long.',
      'LECTERN_MODE is missing, and other machines can reach this server (HOST is set). Set LECTERN_MODE=production, or ' +
        'LECTERN_MODE=demonstration to let anybody log in with published passwords.',
      'MAIL_FROM is missing; SMTP_URL, MAIL_FROM belong together.',
    ].join('\n'),
  );
});

test.each([
  ['redis://:word@notices.example:6379/3', true],
  ['rediss://notices.example', true],
  ['http://notices.example', false],
  ['redis://', false],
  ['redis:6379', false],
  ['redis://notices.example/lectern', false],
])('NOTICES_URL=%s is accepted: %s', (url, isTaken) => {
  const read = () => readConfig({ NOTICES_URL: url }, '/lectern').noticesUrl;
  if (isTaken) expect(read()).toBe(url);
  else expect(read).toThrow(/^NOTICES_URL must be like rediss:\/\/.* a database number after the last slash/);
});

test('DATABASE_DIRECT_URL requires DATABASE_URL', () => {
  const direct = { DATABASE_DIRECT_URL: 'postgres://lectern@db.example/school' };
  expect(() => readConfig(direct, '/lectern')).toThrow('DATABASE_URL is missing; DATABASE_DIRECT_URL');
  const both = { ...direct, DATABASE_URL: 'postgres://lectern@pooler.example:6432/school' };
  expect(readConfig(both, '/lectern').directUrl).toBe(direct.DATABASE_DIRECT_URL);
});

test('a secret may be read from a file, but not from file and variable', async () => {
  const file = join(folder, 'secret');
  await writeFile(file, `${'s'.repeat(40)}\n`);
  expect(readConfig({ LECTERN_SECRET_FILE: file }, '/lectern').secret).toBe('s'.repeat(40));
  expect(() => readConfig({ LECTERN_SECRET_FILE: file, LECTERN_SECRET: 's'.repeat(40) }, '/lectern')).toThrow(
    'LECTERN_SECRET and LECTERN_SECRET_FILE are both set; set only one of them.',
  );
  expect(() => readConfig({ LECTERN_SECRET_FILE: join(folder, 'none') }, '/lectern')).toThrow(
    `LECTERN_SECRET_FILE is "${join(folder, 'none')}", which cannot be read (ENOENT).`,
  );
});

test.each([
  ['REQUEST_PER_MINUTE', 'did you mean REQUESTS_PER_MINUTE?'],
  ['LECTERN_SECRET_FIEL', 'did you mean LECTERN_SECRET_FILE?'],
  ['LECTERN_DATABASE', 'docs/settings.md lists all settings'],
])('the unknown variable %s gives a warning', (name, warning) => {
  expect(readConfigAndWarnings({ [name]: '1' }, '/lectern').warnings).toEqual([
    expect.stringMatching(
      new RegExp(`^${name} is not a setting of Lectern; .*${warning.replace('?', '\\?')}`),
    ),
  ]);
});

test('variables of other programs give no warning', () => {
  const others = {
    PATH: '/bin',
    HOME: '/root',
    HOSTNAME: 'a',
    PWD: '/',
    SMTP: '1',
    npm_config_port: '1',
    PORTS: '2',
  };
  expect(readConfigAndWarnings(others, '/lectern').warnings).toEqual([]);
});
