import { expect, test } from 'vitest';
import { type Ask, bothSides, readBankNumbers } from '../../../test/subjects/bankNumbers.ts';
import { openTestApp } from '../../../test/openTestApp.ts';

const app = await openTestApp({ seed: true });
// The days of the demonstration are relative to the day on which it was seeded.
app.clock.set(new Date().toISOString());

test.each(['student', 'member', 'saver', 'emma', 'newcomer'])(
  'all endpoints report the same practice numbers for %s',
  async (username) => {
    const token = await app.tokenOf(await app.userNamed(username));
    const ask: Ask = (endpoint, input) => app.data(endpoint, input, { token });
    for (const [what, [one, another]] of Object.entries(
      bothSides(await readBankNumbers(ask), app.clock.now()),
    ))
      expect(one, what).toEqual(another);
  },
);
