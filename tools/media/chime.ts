const RATE = 44_100;
/** A calm pentatonic line, in Hz. */
const NOTES = [392, 440, 523.25, 587.33, 659.25, 523.25] as const;

/** A bell: three partials that die away, the higher the sooner. */
function bell(frequency: number, age: number): number {
  if (age < 0 || age > 4) return 0;
  const partial = (ratio: number, level: number, decay: number) =>
    level * Math.exp(-age * decay) * Math.sin(2 * Math.PI * frequency * ratio * age);
  return (partial(1, 0.6, 1.4) + partial(2.01, 0.25, 2.6) + partial(3.98, 0.08, 5)) * Math.min(1, age * 200);
}

/** Makes the sound of a lesson as a WAV file: one soft bell where a slide begins, a quieter fifth after it. */
export function chimes(starts: readonly number[], seconds: number): Buffer {
  const count = Math.round(seconds * RATE);
  const data = Buffer.alloc(44 + count * 2);
  data.write('RIFF', 0);
  data.writeUInt32LE(36 + count * 2, 4);
  data.write('WAVEfmt ', 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(1, 22);
  data.writeUInt32LE(RATE, 24);
  data.writeUInt32LE(RATE * 2, 28);
  data.writeUInt16LE(2, 32);
  data.writeUInt16LE(16, 34);
  data.write('data', 36);
  data.writeUInt32LE(count * 2, 40);
  for (let index = 0; index < count; index += 1) {
    const time = index / RATE;
    const level = starts.reduce((sum, start, slide) => {
      const note = NOTES[slide % NOTES.length] ?? 440;
      return sum + bell(note, time - start - 0.2) + 0.5 * bell(note * 1.5, time - start - 0.75);
    }, 0);
    data.writeInt16LE(Math.round(Math.max(-1, Math.min(1, level * 0.35)) * 32_000), 44 + index * 2);
  }
  return data;
}
