// Connects the page with the vendor's player in this iframe: reports the video's position to the page, and executes the
// page's commands. The iframe has an opaque origin, so a vendor's script has no access to the school.
(() => {
  const EVERY_MS = 250;
  const PATIENCE_MS = 30_000;
  // Keys that the page handles in the same way for every player; all other keys are left to the vendor.
  const KEYS = ' kjl<>f0123456789'.split('').concat(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Escape']);

  const { scripts, options, problem } = JSON.parse(document.getElementById('setup').textContent);
  const tell = (what, more) => parent.postMessage({ player: what, ...more }, '*');
  const fail = (why) => tell('failed', { problem: why });
  if (problem !== '') {
    fail(problem);
    return;
  }

  // Storage is not available in an opaque origin, but players use it without checking.
  for (const name of ['localStorage', 'sessionStorage']) {
    const entries = new Map();
    Object.defineProperty(window, name, {
      value: {
        getItem: (key) => entries.get(String(key)) ?? null,
        setItem: (key, value) => void entries.set(String(key), String(value)),
        removeItem: (key) => void entries.delete(String(key)),
        clear: () => entries.clear(),
        key: (place) => [...entries.keys()][place] ?? null,
        get length() {
          return entries.size;
        },
      },
    });
  }
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });

  let player;
  let isReady = false;
  let isPaused = true;
  let hasEnded = false;
  const say = (what) => {
    if (!isReady) return;
    const { playbackRate: rate = 1 } = player.video() ?? {};
    const [time, duration] = [Number(player.time()) || 0, Number(player.duration()) || 0];
    tell(what, { time, duration, rate, isPaused, hasEnded });
  };
  const patience = setTimeout(() => fail('vendor'), PATIENCE_MS);
  const events = {
    ready() {
      clearTimeout(patience);
      isReady = true;
      say('ready');
    },
    played() {
      [isPaused, hasEnded] = [false, false];
      say('playing');
    },
    paused() {
      isPaused = true;
      say('pause');
    },
    ended() {
      [isPaused, hasEnded] = [true, true];
      say('ended');
    },
    failed() {
      clearTimeout(patience);
      fail('video');
    },
  };
  const begin = () => {
    try {
      player = window.vendorPlayer(document.getElementById('player'), options, events);
      setInterval(say, EVERY_MS, 'state');
    } catch {
      events.failed();
    }
  };

  const deeds = {
    play: () => player.play(),
    pause: () => player.pause(),
    seek: (seconds) => player.seek(seconds),
    rate(value) {
      const video = player.video();
      if (video) video.playbackRate = value;
    },
    destroy: () => player.destroy(),
  };
  addEventListener('message', ({ source, data }) => {
    if (source === parent && isReady && Object.hasOwn(deeds, data?.deed)) deeds[data.deed](data.value);
  });
  addEventListener(
    'keydown',
    (event) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (key === ' ' && target instanceof HTMLButtonElement) return;
      const name = key.length === 1 ? key.toLowerCase() : key;
      if (!KEYS.includes(name)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      tell('key', { key: name });
    },
    true,
  );

  const load = ([address, ...others]) => {
    if (address === undefined) {
      begin();
      return;
    }
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => load(others);
    script.onerror = () => {
      clearTimeout(patience);
      fail('vendor');
    };
    document.head.append(script);
  };
  load(scripts);
})();
