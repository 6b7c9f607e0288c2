import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../install.mjs';

const machine = mkdtempSync(join(tmpdir(), 'lectern-machine-'));
afterAll(() => rmSync(machine, { recursive: true, force: true }));

function writeProgram(path: string, lines: string): void {
  writeFileSync(path, `#!/bin/sh\n${lines}\n`);
  chmodSync(path, 0o755);
}

test('lectern-school resolves files in the caller’s folder, and reads the settings as systemd does', () => {
  for (const folder of ['opt', 'bin', 'home']) mkdirSync(join(machine, folder));
  const program = readFileSync(join(ROOT, 'deploy/lectern-school'), 'utf8')
    .replace('/etc/lectern/settings', join(machine, 'settings'))
    .replace('cd /opt/lectern', `cd ${join(machine, 'opt')}`);
  writeProgram(join(machine, 'bin/runuser'), 'shift 3; exec "$@"');
  writeProgram(
    join(machine, 'opt/node'),
    'printf "%s\\n" "$INIT_CWD" "$MAIL_FROM" "$LECTERN_EARLIER_SECRETS" "$DATABASE_POOL" "$@"',
  );
  writeFileSync(
    join(machine, 'settings'),
    '# DATABASE_POOL=5\nMAIL_FROM="School <mail@school.example>"\n\nLECTERN_EARLIER_SECRETS=one two\nDATABASE_POOL=20',
  );
  const output = execFileSync('sh', ['-c', program, 'lectern-school', 'apply', 'my school.xlsx'], {
    cwd: join(machine, 'home'),
    env: { PATH: `${join(machine, 'bin')}:${process.env['PATH'] ?? ''}` },
    encoding: 'utf8',
  });
  expect(output.split('\n')).toEqual([
    join(machine, 'home'),
    'School <mail@school.example>',
    'one two',
    '20',
    'school.js',
    'apply',
    'my school.xlsx',
    '',
  ]);
});
