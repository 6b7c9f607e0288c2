// Adapts Polyv's web player to the common interface.
window.vendorPlayer = (root, options, { ready, played, paused, ended, failed }) => {
  const player = window.polyvPlayer({
    ...options,
    wrap: `#${root.id}`,
    width: '100%',
    height: '100%',
    autoplay: false,
  });
  player.on('s2j_onPlayerInitOver', ready);
  player.on('s2j_onVideoPlay', played);
  player.on('s2j_onVideoPause', paused);
  player.on('s2j_onPlayOver', ended);
  player.on('s2j_onPlayerError', failed);
  return {
    play: () => player.j2s_resumeVideo(),
    pause: () => player.j2s_pauseVideo(),
    seek: (seconds) => player.j2s_seekVideo(seconds),
    time: () => player.j2s_getCurrentTime(),
    duration: () => player.j2s_getDuration(),
    video: () => root.querySelector('video'),
    destroy: () => player.destroy(),
  };
};
