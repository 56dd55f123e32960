import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createTrustedPolicy } from '../../../src/lib/createTrustedPolicy.ts';
import { isPress } from '../../../src/lib/press.ts';
import { drawnWidth, pictureSources, ratioOf, writeSources } from '../readPicture.ts';
import { fill } from '../../../src/commerce/texts/fill.ts';
import { localize } from '../../../src/commerce/texts/localize.ts';
import { mediaTexts } from '../mediaTexts.ts';
import { useElementEvents } from '../../../src/core/ui/useElementEvents.ts';
import { useSlotVisible, useWrites } from '../../../src/core/ui/useWrites.ts';
import { useStyles } from '../../../src/core/ui/useStyles.ts';
import type { WidgetParts, WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import { useSettings } from '../../../src/core/ui/ShopContext.ts';
import { readVideo, type VideoProps } from './readVideo.ts';
import styles from './video.css?inline';

/** The name under which pages with Trusted Types allow our video HTML. */
const policy = createTrustedPolicy('storefront-video', { createHTML: (text: string) => text });

/** Nothing is requested from the provider before the visitor presses play. */
function Video({ element, html, provider, player, overlay, thumb }: VideoProps & WidgetProps): ReactNode {
  const [isPlaying, setPlaying] = useState(false);
  const texts = localize(mediaTexts, useSettings().localizedStrings);
  const label = provider ? fill(texts.videoPlayFrom, { provider }) : texts.videoPlay;
  useStyles(styles);
  useSlotVisible(isPlaying || !overlay);

  useWrites((write) => {
    write.className(element, 'storefront-video', true);
    write.attribute(element, 'data-state', isPlaying ? 'playing' : 'idle');
    if (player.ratio !== null) write.style(element, '--storefront-video-ratio', `${player.ratio}`);
    if (!overlay) return;
    write.style(overlay, 'opacity', '1');
    if (isPlaying) write.style(overlay, 'display', 'none');
    write.attribute(overlay, 'role', 'button');
    write.attribute(overlay, 'tabindex', '0');
    write.attribute(overlay, 'aria-label', label);
    if (!thumb?.address) return;
    const { image, width, focus, address } = thumb;
    const drawn = drawnWidth({ width: element.clientWidth, height: element.clientHeight }, ratioOf(thumb), true);
    if (focus !== null) write.style(image, 'object-position', focus);
    // The button has a name, so the picture is decorative.
    if (!image.hasAttribute('alt')) write.attribute(image, 'alt', '');
    writeSources(write, image, pictureSources(address, width), drawn > 0 ? `${drawn}px` : '100vw');
  });

  useElementEvents(overlay, {
    click: () => setPlaying(true),
    keydown(event) {
      if (!isPress(event)) return;
      event.preventDefault();
      setPlaying(true);
    },
  });

  if (isPlaying) return <Frame {...player} html={html} title={player.title || texts.videoTitle} />;
  return overlay ? null : <button type="button" className="storefront-video-play" aria-label={label} onClick={() => setPlaying(true)} />;
}

/** The player in a sandboxed frame, which takes the focus. */
function Frame({ html, src, sandbox, title }: Pick<VideoProps, 'html'> & VideoProps['player']): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return;
    // HTML without a player's address becomes a frame without origin.
    if (src === null) current.srcdoc = policy().createHTML(html);
    else current.src = src;
  }, [html, src]);
  // After its place is on the page.
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  return (
    <iframe
      ref={frame}
      className="storefront-video-frame"
      title={title}
      sandbox={sandbox}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

export const parts: WidgetParts<VideoProps> = {
  Component: Video,
  read: readVideo,
  placeIn: (_props, element) => ({ parent: element, tag: 'div', className: 'storefront-video-player' }),
};
