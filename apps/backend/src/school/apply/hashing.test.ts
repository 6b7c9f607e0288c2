import { expect, test } from 'vitest';
import { subjects } from '../tables/index.ts';
import { hashingText } from './hashing.ts';

const [students] = subjects.filter(({ table }) => table.id === 'students');

test('hashingText announces the time for many new passwords, and ignores existing accounts', async () => {
  const planOf = (count: number) => [
    {
      subject: students!,
      created: [],
      changed: [],
      gone: [],
      unchanged: 0,
      putAway: [],
      hidden: [],
      entries: [
        ...Array.from({ length: count }, () => ({
          id: undefined,
          row: { firstPassword: 'x' },
          position: 0,
          changed: new Set<string>(),
        })),
        { id: undefined, row: { firstPassword: '' }, position: 0, changed: new Set<string>() },
        { id: '1', row: { firstPassword: 'x' }, position: 0, changed: new Set<string>() },
      ],
    },
  ];
  const textFor = (count: number) =>
    hashingText(planOf(count), 'scrypt', (many) => Promise.resolve(many * 0.05));
  expect(await textFor(3000)).toBe(
    '3000 initial passwords are being hashed, which takes about 3 minutes on this machine.\n',
  );
  expect(await textFor(9)).toBe('');
});
