// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFocus } from './watchFocus.ts';

watchFocus();

const shown: Element[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  shown.length = 0;
  Element.prototype.scrollIntoView = function () {
    shown.push(this);
  };
  document.body.innerHTML = `<header><button id="outside"></button></header><main id="main">
    <ul><li id="first"><button></button></li><li id="second"><button></button></li><li id="third"><button></button></li></ul>
  </main>`;
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.useRealTimers();
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const focused = () => document.activeElement?.id || document.activeElement?.localName;
/** Lets the observer run, and the grace period pass in which components may move the focus themselves. */
const settle = () => vi.advanceTimersByTimeAsync(200);

test.each([
  ['the next row receives the focus of a removed row', 'second', 'third'],
  ['the previous row receives the focus of a removed last row', 'third', 'second'],
])('%s, and stops being focusable once the focus moves on', async (_, removed, next) => {
  find(`#${removed} button`)?.focus();
  find(`#${removed}`)?.remove();
  expect(focused()).toBe('body');
  await settle();
  expect(focused()).toBe(next);
  find(`#${next} button`)?.focus();
  expect(find(`#${next}`)?.hasAttribute('tabindex')).toBe(false);
});

test('the next row receives the focus of a row removed through a dialog once the dialog closes', async () => {
  find('#second button')?.focus();
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><button></button></div>');
  find('[role=dialog] button')?.focus();
  find('#second')?.remove();
  await settle();
  expect(document.activeElement).toBe(find('[role=dialog] button'));
  find('[role=dialog] button')?.blur();
  find('[role=dialog]')?.remove();
  await settle();
  expect(focused()).toBe('third');
});

test('the replacement of a focused button receives its focus, and so does the replacement of that', async () => {
  find('#first button')?.focus();
  find('#first button')?.replaceWith(Object.assign(document.createElement('p'), { id: 'waiting' }));
  await settle();
  expect(focused()).toBe('waiting');
  find('#waiting')?.replaceWith(Object.assign(document.createElement('p'), { id: 'answer' }));
  await settle();
  expect(focused()).toBe('answer');
});

test('what replaces the log-in link in the header receives its focus', async () => {
  find('#outside')?.focus();
  find('#outside')?.replaceWith(Object.assign(document.createElement('button'), { id: 'account' }));
  await settle();
  expect(focused()).toBe('account');
});

test('a replacement that begins above the viewport is scrolled into view, and another is left where it is', async () => {
  for (const [id, top] of [
    ['below', 90],
    ['above', -90],
  ] as const) {
    const made = Object.assign(document.createElement('article'), { id });
    made.getBoundingClientRect = () => new DOMRect(0, top, 300, 600);
    find('ul button')?.focus();
    shown.length = 0;
    find('li:has(button)')?.replaceWith(made);
    await settle();
    expect(focused()).toBe(id);
    expect(shown).toEqual(top < 0 ? [made] : []);
  }
});

test('a replacing input is not focused, since that would open the keyboard of a phone', async () => {
  find('#first button')?.focus();
  find('#first button')?.replaceWith(document.createElement('input'));
  await settle();
  expect(focused()).toBe('first');
});

test('a focused button is scrolled into view, but a field or a container with tabindex -1 is not', () => {
  find('#main')?.setAttribute('tabindex', '-1');
  find('#first')?.append(document.createElement('input'));
  for (const selector of ['#second button', '#main', '#first input']) find(selector)?.focus();
  expect(shown).toEqual([find('#second button')]);
});

test('the main element receives the focus if the whole list disappears', async () => {
  find('#first button')?.focus();
  find('#first')?.remove();
  await vi.advanceTimersByTimeAsync(0);
  find('ul')?.remove();
  find('#main')?.setAttribute('tabindex', '-1');
  await settle();
  expect(focused()).toBe('main');
  expect(find('#main')?.tabIndex).toBe(-1);
});

test('focus that is already elsewhere is left alone', async () => {
  find('#first button')?.focus();
  find('#first')?.remove();
  await vi.advanceTimersByTimeAsync(0);
  find('#outside')?.focus();
  await settle();
  expect(focused()).toBe('outside');
  find('#second')?.remove();
  await settle();
  expect(focused()).toBe('outside');
});

test('focus lost in an overlay is left to the overlay', async () => {
  document.body.insertAdjacentHTML('beforeend', '<div><button id="overlay"></button></div>');
  find('#overlay')?.focus();
  find('#overlay')?.remove();
  await settle();
  expect(focused()).toBe('body');
});

test('removing an element without focus moves the focus nowhere', async () => {
  find('#first')?.remove();
  await settle();
  expect(focused()).toBe('body');
});
