// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { received, roomReply } from '../../stories.data.ts';
import { openFindable } from './findable.ts';
import { readPaper } from '../state/room.model.ts';

const { sheets } = readPaper(received(roomReply));
const onFound = vi.fn();
let box: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  box = document.createElement('div');
  document.body.replaceChildren(box);
});
afterEach(() => vi.useRealTimers());

const words = () => [...box.querySelectorAll('[data-question]')];
const texts = () =>
  words().map((element) => [element.getAttribute('hidden'), element.textContent.trim()] as const);

test('every question except the visible one can be found by its stem, options and material', () => {
  const findable = openFindable(box, sheets, onFound);
  expect(texts()).toEqual([]);
  findable.show(0);
  vi.runAllTimers();
  expect(texts().map(([hidden]) => hidden)).toEqual(['', ...Array.from({ length: 5 }, () => 'until-found')]);
  expect(texts()[1]?.[1]).toMatch(/^下列说法正确的有（　　）\s+甲\s+乙\s+丙$/);
  expect(texts()[4]?.[1]).toMatch(/^观察下表：.*表中 a 的值是/s);
  findable.show(1);
  expect(
    texts()
      .map(([hidden]) => hidden)
      .slice(0, 3),
  ).toEqual(['until-found', '', 'until-found']);
  findable.close();
  expect(texts()).toEqual([]);
});

test('a question found by the browser’s search is reported, and findable again after it was shown', () => {
  const findable = openFindable(box, sheets, onFound);
  findable.show(0);
  vi.runAllTimers();
  const third = words()[2];
  for (const element of [third, third?.parentElement]) {
    element?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    // As the browser does.
    element?.removeAttribute('hidden');
  }
  expect(onFound).toHaveBeenCalledExactlyOnceWith('3');
  findable.show(2);
  expect(third?.getAttribute('hidden')).toBe('');
  vi.runAllTimers();
  expect(third?.parentElement?.getAttribute('hidden')).toBe('until-found');
});

test('a stem’s scripts and images are removed, and a formula’s source is left out', () => {
  const hostile =
    '<img src="x" onerror="globalThis.hasRun = true"><script>globalThis.hasRun = true</script>题<math><semantics>' +
    '<mi>y</mi><annotation>\\alpha</annotation></semantics></math>';
  const paper = readPaper(
    received({ ...roomReply, questions: [{ ...roomReply.questions[0]!, stemHtml: hostile, options: [] }] }),
  );
  openFindable(box, paper.sheets, onFound).show(-1);
  vi.runAllTimers();
  expect(box.querySelector('img, script')).toBeNull();
  expect(texts()[0]?.[1]).toMatch(/题y$/);
  expect('hasRun' in globalThis).toBe(false);
});
