// The sandbox's slider captcha. It has the interface of Tencent's: a global
// `TencentCaptcha(appId, callback)` whose `show()` opens it, and a callback with
// `{ret: 0, ticket, randstr}` when it was solved or `{ret: 2}` when it was closed.
(() => {
  const WORDS = {
    zh: {
      title: '安全验证',
      hint: '拖动滑块，把拼图放进缺口',
      keys: '也可以用方向键移动，按回车确认',
      slider: '拼图的位置',
      retry: '没有对准，再试一次',
      offline: '验证没有加载出来',
      reload: '换一张',
      close: '关闭',
      checking: '正在验证…',
      done: '验证通过',
    },
    en: {
      title: 'Security check',
      hint: 'Slide the piece into the gap',
      keys: 'Or move it with the arrow keys and press Enter',
      slider: 'Position of the piece',
      retry: 'Not quite. Try again',
      offline: 'The challenge did not load',
      reload: 'Another one',
      close: 'Close',
      checking: 'Checking…',
      done: 'Verified',
    },
  };

  const STYLE = `
    :host { all: initial }
    dialog { --accent: #1f6feb; --ink: #1d2433; --soft: #5b6579; --line: #dfe4ec; --back: #fff; --track: #f1f4f8;
      box-sizing: border-box; width: min(360px, calc(100vw - 24px)); padding: 16px 20px 20px; border: 0; border-radius: 16px;
      color: var(--ink); background: var(--back); box-shadow: 0 16px 48px rgb(12 18 32 / 28%); pointer-events: auto;
      font: 14px/1.6 "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif }
    dialog[data-dark] { --accent: #6ea8ff; --ink: #e8ebf2; --soft: #a3acbf; --line: #343c4d; --back: #1b2130; --track: #262e3f }
    dialog::backdrop { background: rgb(10 14 24 / 55%) }
    header { display: flex; align-items: center; justify-content: space-between }
    h2 { margin: 0; font-size: 16px; font-weight: 600 }
    button { display: inline-grid; place-items: center; min-width: 44px; min-height: 44px; border: 0; border-radius: 8px;
      color: var(--soft); background: none; font: inherit; cursor: pointer }
    button:hover { color: var(--ink); background: var(--track) }
    button:focus-visible, input:focus-visible ~ .thumb { outline: 2px solid var(--accent); outline-offset: 2px }
    .stage { position: relative; overflow: hidden; border-radius: 10px; background: var(--track); aspect-ratio: 2 / 1; touch-action: none }
    .stage img { position: absolute; inset: 0; width: 100%; height: 100%; user-select: none; pointer-events: none }
    .stage .piece { inset: auto; height: auto; filter: drop-shadow(0 1px 3px rgb(0 0 0 / 45%)) }
    .rail { position: relative; height: 44px; margin-top: 14px; border: 1px solid var(--line); border-radius: 22px; background: var(--track) }
    .rail input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; appearance: none; opacity: 0; cursor: grab; touch-action: none }
    .rail input::-webkit-slider-thumb { appearance: none; width: 52px; height: 42px }
    .rail input::-moz-range-thumb { width: 52px; height: 42px; border: 0 }
    .rail input:active { cursor: grabbing }
    .thumb { position: absolute; top: 1px; left: 1px; display: grid; place-items: center; width: 52px; height: 40px; border-radius: 20px;
      color: #fff; background: var(--accent); pointer-events: none }
    dialog[data-dark] .thumb { color: #0e1526 }
    .filled { position: absolute; inset: 0 auto 0 0; border-radius: 22px; background: color-mix(in srgb, var(--accent) 18%, transparent); pointer-events: none }
    p { margin: 10px 0 0; color: var(--soft) } .keys { margin: 0; font-size: 12px }
    @media (hover: none) { .keys { display: none } }
    dialog[data-state=retry] .status { color: #c62f2f } dialog[data-dark][data-state=retry] .status { color: #ff9a93 }
    dialog[data-state=done] .status { color: #14753c } dialog[data-dark][data-state=done] .status { color: #6fd79a }
    dialog[data-state=retry] .stage { animation: shake .3s }
    @keyframes shake { 25% { transform: translateX(-6px) } 75% { transform: translateX(6px) } }
    @media (prefers-reduced-motion: reduce) { .stage { animation: none !important } }`;

  const MARKUP = `<dialog aria-labelledby="title" aria-describedby="hint">
    <header><h2 id="title"></h2><span><button type="button" class="reload"></button><button type="button" class="close"><svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true"><path d="M3 3l12 12M15 3L3 15" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/></svg></button></span></header>
    <div class="stage"><img class="picture" alt=""><img class="piece" alt=""></div>
    <div class="rail"><span class="filled"></span><input type="range" min="0" value="0" step="1"><span class="thumb"><svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true"><path d="M4 10h11m-5-5l5 5-5 5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg></span></div>
    <p class="status" role="status" id="hint"></p><p class="keys"></p></dialog>`;

  const picture = (svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

  async function post(path, body) {
    const response = await fetch(`/sandbox/captcha/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The sandbox answered ${response.status}`);
    return response.json();
  }

  // Builds the dialog with its texts, in a shadow root that the page's styles do not reach.
  function build(words) {
    const host = document.createElement('div');
    host.dataset.challenge = '';
    const root = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];
    root.innerHTML = MARKUP;
    const find = (selector) => root.querySelector(selector);
    find('h2').textContent = words.title;
    find('.keys').textContent = words.keys;
    find('.close').setAttribute('aria-label', words.close);
    find('.reload').textContent = words.reload;
    find('input').setAttribute('aria-label', words.slider);
    const { theme } = document.documentElement.dataset;
    if (theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches))
      find('dialog').dataset.dark = '';
    return { host, find };
  }

  class TencentCaptcha {
    #finish;
    #host;

    constructor(_appId, callback) {
      this.#finish = callback;
    }

    show() {
      const words = document.documentElement.lang.startsWith('en') ? WORDS.en : WORDS.zh;
      const { host, find } = build(words);
      this.#host = host;
      document.body.append(host);

      const dialog = find('dialog');
      const slider = find('input');
      const piece = find('.piece');
      let puzzle;
      let track = [];
      let takenAt = 0;

      const say = (state, text) => {
        dialog.dataset.state = state;
        find('.status').textContent = text;
      };

      const place = () => {
        const x = Number(slider.value);
        const share = puzzle === undefined ? 0 : x / (puzzle.width - puzzle.pieceSize);
        piece.style.left = `${puzzle === undefined ? 0 : (x / puzzle.width) * 100}%`;
        find('.thumb').style.left = `calc(1px + (100% - 54px) * ${share})`;
        find('.filled').style.width = `calc(27px + (100% - 54px) * ${share})`;
      };

      const follow = () => {
        if (track.length === 0) takenAt = performance.now();
        track.push({ x: Number(slider.value), t: Math.round(performance.now() - takenAt) });
        place();
      };

      const reset = () => {
        slider.value = '0';
        track = [];
        place();
      };

      const load = async () => {
        slider.disabled = false;
        reset();
        try {
          puzzle = await post('puzzle', {});
          slider.max = String(puzzle.width - puzzle.pieceSize);
          find('.picture').src = picture(puzzle.picture);
          piece.src = picture(puzzle.piece);
          piece.style.width = `${(puzzle.pieceSize / puzzle.width) * 100}%`;
          piece.style.top = `${(puzzle.pieceY / puzzle.height) * 100}%`;
          place();
        } catch {
          puzzle = undefined;
          say('retry', words.offline);
        }
      };

      const finish = (answer) => {
        if (this.#host === undefined) return;
        this.destroy();
        this.#finish(answer);
      };

      const send = async () => {
        if (puzzle === undefined || track.length === 0 || slider.disabled) return;
        slider.disabled = true;
        say('checking', words.checking);
        const x = Number(slider.value);
        let verdict;
        try {
          // One more point at the release, for the time that the piece rested there.
          verdict = await post('answer', {
            id: puzzle.id,
            x,
            track: [...track, { x, t: Math.round(performance.now() - takenAt) }],
          });
        } catch {
          verdict = { ret: 2 };
        }
        if (verdict.ret === 0) {
          say('done', words.done);
          setTimeout(
            () => finish({ ret: 0, ticket: verdict.ticket, randstr: verdict.randstr, appid: 'sandbox' }),
            300,
          );
          return;
        }
        say('retry', words.retry);
        slider.disabled = false;
        if (verdict.ret === 2) await load();
        else reset();
        slider.focus();
      };

      slider.addEventListener('input', follow);
      // Mouse and touch release the piece; the keyboard confirms it.
      slider.addEventListener('pointerup', () => setTimeout(send));
      slider.addEventListener('keydown', (event) => {
        if (event.key === 'Enter') void send();
      });
      find('.reload').addEventListener('click', () => {
        say('ready', words.hint);
        void load();
      });
      find('.close').addEventListener('click', () => finish({ ret: 2 }));
      const close = (event) => {
        event.preventDefault();
        finish({ ret: 2 });
      };
      dialog.addEventListener('cancel', close);
      // A dialog of the page may have handled Escape, so that `cancel` is never fired.
      dialog.addEventListener('keydown', (event) => {
        if (event.key === 'Escape') close(event);
      });

      say('ready', words.hint);
      dialog.showModal();
      slider.focus();
      void load();
    }

    destroy() {
      this.#host?.remove();
      this.#host = undefined;
    }
  }

  window.TencentCaptcha = TencentCaptcha;
})();
