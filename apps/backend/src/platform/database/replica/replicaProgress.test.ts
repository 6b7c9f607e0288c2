import { expect, test } from 'vitest';
import { ReplicaProgress } from './replicaProgress.ts';

test('the replica’s lag is infinite until it has replayed a known position of the primary', () => {
  const progress = new ReplicaProgress();
  expect(progress.lagMs(1000)).toBe(Infinity);
  progress.wrote(10n, 1000);
  expect(progress.lagMs(1000)).toBe(Infinity);
  progress.replayed(9n);
  expect(progress.lagMs(1000)).toBe(Infinity);
});

test('the replica’s lag counts from the newest known position that it has replayed', () => {
  const progress = new ReplicaProgress();
  progress.wrote(10n, 1000);
  progress.replayed(10n);
  expect(progress.lagMs(1500)).toBe(500);
  progress.wrote(10n, 2000);
  expect(progress.lagMs(2000)).toBe(0);
  progress.wrote(30n, 3000);
  progress.wrote(50n, 4000);
  progress.replayed(40n);
  expect(progress.lagMs(4000)).toBe(1000);
});

test('the replica’s lag grows while the primary is not read, and is infinite after a reset', () => {
  const progress = new ReplicaProgress();
  progress.wrote(10n, 1000);
  progress.replayed(99n);
  expect(progress.lagMs(61_000)).toBe(60_000);
  progress.reset();
  expect(progress.lagMs(61_000)).toBe(Infinity);
});
