import { useEffect, useRef, useState, type ReactNode } from 'react';
import { fill } from '../../../src/commerce/texts/fill.ts';
import { localize, type Texts } from '../../../src/commerce/texts/localize.ts';
import { mediaTexts } from '../mediaTexts.ts';
import { Text } from '../../../src/core/ui/Text.tsx';
import { useAnnounce, useSettings } from '../../../src/core/ui/ShopContext.ts';
import { useElementEvents } from '../../../src/core/ui/useElementEvents.ts';
import { useSlotVisible, useWrites } from '../../../src/core/ui/useWrites.ts';
import { useStyles } from '../../../src/core/ui/useStyles.ts';
import type { WidgetParts, WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import styles from './audio.css?inline';
import { readAudio, type AudioProps, type Track } from './readAudio.ts';
import { opensElsewhere } from '../../../src/lib/press.ts';
import { addListener } from '../../../src/lib/listen.ts';

function Audio({ element, tracks }: AudioProps & WidgetProps): ReactNode {
  const [current, setCurrent] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const player = useRef<HTMLAudioElement>(null);
  // Whether the next track should start once it is loaded.
  const goesOn = useRef(false);
  const texts = localize(mediaTexts, useSettings().localizedStrings);
  const announce = useAnnounce();
  useStyles(styles);
  useSlotVisible(true);
  useOnlyOne(player);

  const play = (index: number) => {
    const { current: sound } = player;
    if (index !== current) {
      goesOn.current = true;
      setCurrent(index);
    } else if (sound?.paused) void sound.play().catch(() => undefined);
    else sound?.pause();
  };
  useEffect(() => {
    // Where autoplay is blocked, the player's own button starts it.
    if (goesOn.current) void player.current?.play().catch(() => undefined);
    goesOn.current = false;
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- at each other track
  }, [current]);

  useWrites((write) => {
    write.attribute(element, 'data-state', isPlaying ? 'playing' : 'paused');
    tracks.forEach(({ link }, index) => {
      if (link) write.attribute(link, 'aria-current', index === current ? 'true' : null);
    });
  });
  useElementEvents(element, {
    click(event) {
      const { target } = event;
      const index = tracks.findIndex(({ link }) => link && target instanceof Node && link.contains(target));
      if (index < 0 || event.defaultPrevented || opensElsewhere(event) || tracks[index]?.link?.hasAttribute('download')) return;
      event.preventDefault();
      play(index);
    },
  });

  const track = tracks[current];
  const label = (index: number) => labelOf(texts, tracks[index], index);
  const isListed = tracks.length > 1 && tracks.every(({ link }) => link === null);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the owner's sounds come without a text */}
      <audio
        ref={player}
        controls
        preload="none"
        src={track?.url}
        aria-label={tracks.length > 1 || track?.title ? label(current) : texts.audioPlayer}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onError={() => announce(texts.audioFailed)}
        onEnded={() => {
          if (current + 1 < tracks.length) play(current + 1);
        }}
      />
      {isListed && (
        <ol className="storefront-audio-tracks" aria-label={texts.audioTracks}>
          {tracks.map(({ url }, index) => (
            <li key={`${url} ${label(index)}`}>
              <button type="button" aria-current={index === current ? 'true' : undefined} onClick={() => play(index)}>
                <Text>{label(index)}</Text>
              </button>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function labelOf(texts: Texts<typeof mediaTexts>, track: Track | undefined, index: number): string {
  const title = track?.title || fill(texts.audioTrack, { number: index + 1 });
  return track?.author ? fill(texts.audioBy, { title, author: track.author }) : title;
}

/** Pauses this player when another one on the page starts. */
function useOnlyOne(player: { readonly current: HTMLAudioElement | null }): void {
  useEffect(() => {
    // `play` does not bubble, so it is captured.
    const onPlay = ({ target }: Event) => {
      if (target !== player.current && target instanceof HTMLMediaElement && !target.muted) player.current?.pause();
    };
    return addListener(document, 'play', onPlay, { capture: true });
  }, [player]);
}

export const parts: WidgetParts<AudioProps> = {
  Component: Audio,
  read: readAudio,
  placeIn: (_props, element) => ({ parent: element, tag: 'div', className: 'storefront-audio' }),
};
