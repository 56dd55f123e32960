import type { ReactNode } from 'react';
import { useElementEvents } from '../../../src/core/ui/useElementEvents.ts';
import { useSlotVisible } from '../../../src/core/ui/useWrites.ts';
import { useGallery } from './GalleryContext.ts';
import { isPress, keyStep } from './useSwipe.ts';
import { useAutoplay } from './useAutoplay.ts';

export interface Moves {
  /** Moves by one picture, wrapping around. `isOwn`: the visitor asked for it. */
  by(step: 1 | -1, isOwn: boolean): void;
  to(end: 'first' | 'last'): void;
}

interface ControlsProps {
  readonly moves: Moves;
  readonly isHeld: boolean;
  readonly children?: ReactNode;
}

/** Buttons, keys and autoplay; uses served buttons where there are some. */
export function Controls({ moves, isHeld, children }: ControlsProps): ReactNode {
  const { element, options, slides, previous, next, texts, isOwn = false } = useGallery();
  const isAlone = slides.length < 2;
  const autoplay = useAutoplay(element, options.autoplay && !isAlone ? options.autoplayDuration : null, isHeld, () => moves.by(1, false));
  const step = (by: 1 | -1) => {
    autoplay.end();
    moves.by(by, true);
  };
  const servedStep = ({ target }: Event): 1 | -1 | null =>
    target instanceof Node && previous?.contains(target) ? -1 : target instanceof Node && next?.contains(target) ? 1 : null;
  useElementEvents(element, {
    click(event) {
      const by = servedStep(event);
      if (by === null) return;
      event.preventDefault();
      step(by);
    },
    keydown(event) {
      if (event.defaultPrevented) return;
      const target = isPress(event) ? servedStep(event) : keyStep(event);
      if (target === null) return;
      event.preventDefault();
      if (target === 'first' || target === 'last') {
        autoplay.end();
        moves.to(target);
      } else step(target);
    },
  });

  const hasOwnSteps = options.controls && !isAlone && !previous && !next;
  useSlotVisible(isOwn || hasOwnSteps || autoplay.isOffered || Boolean(children));
  return (
    <>
      {autoplay.isOffered && (
        <button
          type="button"
          className="storefront-gallery-pause"
          aria-label={autoplay.isOn ? texts.galleryPause : texts.galleryPlay}
          data-state={autoplay.isOn ? 'playing' : 'paused'}
          // Prevents the focus, which would stop the autoplay that the press toggles.
          onMouseDown={(event) => event.preventDefault()}
          onClick={autoplay.toggle}
        />
      )}
      {hasOwnSteps && (
        <div className="storefront-gallery-steps">
          <button type="button" className="previous" aria-label={texts.galleryPrevious} onClick={() => step(-1)} />
          <button type="button" className="next" aria-label={texts.galleryNext} onClick={() => step(1)} />
        </div>
      )}
      {children}
    </>
  );
}
