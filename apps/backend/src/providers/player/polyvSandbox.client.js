// Simulates Polyv's web player: the same global, methods, events and failures, with the sandbox's video.
(() => {
  const READY_MS = 200;

  window.polyvPlayer = ({ wrap, vid, playsafe }) => {
    const handlers = new Map();
    const emit = (name, ...more) => (handlers.get(name) ?? []).forEach((handler) => handler(...more));
    const video = document.createElement('video');
    video.controls = true;
    video.playsInline = true;
    video.style.cssText = 'width:100%;height:100%;background:#000';
    video.onloadedmetadata = () => emit('s2j_onPlayerInitOver');
    video.onplay = () => emit('s2j_onVideoPlay');
    video.onpause = () => video.ended || emit('s2j_onVideoPause');
    video.onended = () => emit('s2j_onPlayOver');
    video.onerror = () => emit('s2j_onPlayerError', 'token');
    document.querySelector(wrap).replaceChildren(video);
    // The page adds its listeners only after the player's creation.
    setTimeout(() => {
      if (vid.startsWith('unready')) emit('s2j_onPlayerError', 'unready');
      else video.src = `/sandbox/player/polyv.mp4?${new URLSearchParams({ token: playsafe })}`;
    }, READY_MS);
    return {
      on: (name, handler) => handlers.set(name, [...(handlers.get(name) ?? []), handler]),
      j2s_resumeVideo: () => void video.play().catch(() => undefined),
      j2s_pauseVideo: () => video.pause(),
      j2s_seekVideo: (seconds) => (video.currentTime = seconds),
      j2s_getCurrentTime: () => video.currentTime,
      j2s_getDuration: () => video.duration || 0,
      destroy: () => video.remove(),
    };
  };
})();
