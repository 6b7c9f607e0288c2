// Simulates Baijiayun's web player: the same global, options, events and failures, with the sandbox's video.
(() => {
  const READY_MS = 200;

  window.BPlayer = class {
    handlers = new Map();

    constructor({ container, vid, token }) {
      this.video = document.createElement('video');
      this.video.controls = true;
      this.video.playsInline = true;
      this.video.style.cssText = 'width:100%;height:100%;background:#000';
      container.replaceChildren(this.video);
      setTimeout(() => {
        if (vid.startsWith('unready')) this.handlers.get('error')?.({ code: 'unready' });
        else this.video.src = `/sandbox/player/baijia.mp4?${new URLSearchParams({ token })}`;
      }, READY_MS);
    }

    on(name, handler) {
      this.handlers.set(name, handler);
      return this;
    }

    destroy() {
      this.video.remove();
    }
  };
})();
