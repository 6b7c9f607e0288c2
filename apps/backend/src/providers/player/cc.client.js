// Adapts CC's web player to the common interface.
window.vendorPlayer = (root, options, { ready, played, paused, ended, failed }) => {
  let element = null;
  window.on_CCH5player_ready = (state) => {
    element = state?.videoElement ?? null;
    ready();
  };
  window.on_CCH5player_play = played;
  window.on_CCH5player_pause = paused;
  window.on_CCH5player_ended = ended;
  window.on_CCH5player_error = failed;
  window.on_h5player_error = failed;
  const player = window.createCCH5Player({
    ...options,
    parentNode: root,
    width: '100%',
    height: '100%',
    autoStart: false,
    // The school itself stores the student's position.
    closeHistoryTime: 1,
  });
  return {
    play: () => player.play(),
    pause: () => player.pause(),
    seek: (seconds) => player.seek(seconds),
    time: () => player.getPosition(),
    duration: () => player.getDuration(),
    video: () => element ?? root.querySelector('video'),
    destroy: () => player.destroy(),
  };
};
