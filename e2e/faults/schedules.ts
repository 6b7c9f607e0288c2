import { setTimeout as wait } from 'node:timers/promises';
import { seeded } from '../../packages/sdk/src/client/seeded.fixture.ts';
import { openHarness } from './harness.ts';
import type { Scene } from './faults.ts';

const STEPS = 10;

/**
 * Lets a student answer while the connection has random faults determined by a seed; at its end every answer
 * must have arrived.
 */
export async function playSchedule(scene: Scene, seed: number): Promise<void> {
  const { fixture, attempt, context, answerLog } = scene;
  const { proxy } = attempt;
  const random = seeded(seed);
  const upTo = (max: number): number => Math.floor(random() * max);
  let { harness } = scene;

  async function injectFault(): Promise<void> {
    const die = random();
    if (die < 0.2) proxy.cut();
    else if (die < 0.4) {
      proxy.faults.refuse = true;
      proxy.cut();
      await harness.choose(upTo(8), upTo(4));
      await wait(upTo(2500));
      proxy.faults.refuse = false;
    } else if (die < 0.6) {
      proxy.faults.silent = true;
      await harness.choose(upTo(8), upTo(4));
      await wait(upTo(3500));
      proxy.faults.silent = false;
    } else if (die < 0.85) {
      Object.assign(proxy.faults, {
        duplicate: random() < 0.5,
        reorder: random() < 0.5,
        delayMs: upTo(200),
        sliceBytes: upTo(3) * 11,
      });
    } else {
      await harness.page.close();
      harness = await openHarness(fixture, attempt, { context, answerLog });
    }
  }

  for (let step = 0; step < STEPS; step += 1) {
    await harness.choose(upTo(8), upTo(4));
    if (random() < 0.6) await injectFault();
    await wait(upTo(900));
    await harness.expectHonest();
  }
  Object.assign(proxy.faults, {
    refuse: false,
    silent: false,
    duplicate: false,
    reorder: false,
    delayMs: 0,
    sliceBytes: 0,
  });
  await harness.untilSaved();
}
