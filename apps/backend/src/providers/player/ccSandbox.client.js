// Simulates CC's web player: the same globals, methods, callbacks and failures, with the sandbox's video.
(() => {
  const READY_MS = 200;
  const call = (name, ...more) => window[name]?.(...more);

  window.createCCH5Player = ({ vid, siteid, parentNode }) => {
    const video = document.createElement('video');
    video.controls = true;
    video.playsInline = true;
    video.style.cssText = 'width:100%;height:100%;background:#000';
    video.onloadedmetadata = () => call('on_CCH5player_ready', { vid, videoElement: video });
    video.onplay = () => call('on_CCH5player_play', video, vid);
    video.onpause = () => video.ended || call('on_CCH5player_pause', video, vid);
    video.onended = () => call('on_CCH5player_ended', video, vid);
    video.onerror = () => call('on_CCH5player_error', { vid });
    parentNode.replaceChildren(video);
    setTimeout(() => {
      if (vid.startsWith('unready')) call('on_CCH5player_error', { vid });
      else video.src = `/sandbox/player/cc.mp4?${new URLSearchParams({ token: siteid })}`;
    }, READY_MS);
    return {
      play: () => void video.play().catch(() => undefined),
      pause: () => video.pause(),
      seek: (seconds) => (video.currentTime = seconds),
      getPosition: () => video.currentTime,
      getDuration: () => video.duration || 0,
      destroy: () => video.remove(),
    };
  };
  call('onCCH5PlayerLoaded');
})();
