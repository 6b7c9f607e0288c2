// Adapts Baijiayun's web player to the common interface. It uses a native video, whose events and methods are the most
// reliable.
window.vendorPlayer = (root, options, { ready, played, paused, ended, failed }) => {
  const video = () => root.querySelector('video');
  const hear = (name, handler) => root.addEventListener(name, handler, true);
  hear('loadedmetadata', ready);
  hear('play', played);
  hear('pause', () => video()?.ended || paused());
  hear('ended', ended);
  hear('error', failed);
  const player = new window.BPlayer({
    ...options,
    container: root,
    autoplay: false,
    // The school itself stores the student's position.
    memory: false,
  });
  player.on('error', failed);
  return {
    play: () =>
      void video()
        ?.play()
        .catch(() => undefined),
    pause: () => video()?.pause(),
    seek(seconds) {
      const element = video();
      if (element) element.currentTime = seconds;
    },
    time: () => video()?.currentTime,
    duration: () => video()?.duration,
    video,
    destroy: () => player.destroy(),
  };
};
