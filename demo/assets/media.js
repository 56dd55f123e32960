// A theme's own script: the module loader that players are asked for with, and a player for each place that wants one.
window.Y = {
  use(name) {
    if (name !== 'squarespace-audio-player-frontend') return;
    document.addEventListener('DOMContentLoaded', () => {
      for (const place of document.querySelectorAll('.squarespace-audio-player:empty')) {
        const player = document.createElement('audio');
        player.controls = true;
        player.preload = 'none';
        player.src = place.dataset.audioAssetUrl;
        player.setAttribute('aria-label', 'Player');
        place.append(player);
      }
    });
  },
};
