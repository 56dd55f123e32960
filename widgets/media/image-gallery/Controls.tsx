import type { ReactNode } from 'react';
import { isPress } from '../../../src/lib/press.ts';
import { useElementEvents } from '../../../src/core/ui/useElementEvents.ts';
import { useSlotVisible } from '../../../src/core/ui/useWrites.ts';
import { useGallery } from './GalleryContext.ts';
import { keyStep, type Move } from './useSwipe.ts';
import { useAutoplay } from './useAutoplay.ts';

interface ControlsProps {
  /** Moves by one picture, wrapping around, or to an end. `isOwn`: the visitor asked for it. */
  readonly onMove: (move: Move, isOwn: boolean) => void;
  readonly isHeld: boolean;
  readonly children?: ReactNode;
}

/** Buttons, keys and autoplay; uses served buttons where there are some. */
export function Controls({ onMove, isHeld, children }: ControlsProps): ReactNode {
  const { element, options, slides, previous, next, texts, isOwn = false } = useGallery();
  const isAlone = slides.length < 2;
  const autoplay = useAutoplay(element, options.autoplay && !isAlone ? options.autoplayDuration : null, isHeld, () => onMove(1, false));
  const move = (to: Move) => {
    autoplay.end();
    onMove(to, true);
  };
  const servedStep = ({ target }: Event): 1 | -1 | null => {
    const isIn = (button: Element | null) => target instanceof Node && button?.contains(target);
    return isIn(previous) ? -1 : isIn(next) ? 1 : null;
  };
  useElementEvents(element, {
    click(event) {
      const by = servedStep(event);
      if (by === null) return;
      event.preventDefault();
      move(by);
    },
    keydown(event) {
      if (event.defaultPrevented) return;
      const target = isPress(event) ? servedStep(event) : keyStep(event);
      if (target === null) return;
      event.preventDefault();
      move(target);
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
      {hasOwnSteps && <Steps onStep={move} />}
      {children}
    </>
  );
}

/** Buttons to the picture before and the next one. */
export function Steps({ onStep }: { readonly onStep: (by: 1 | -1) => void }): ReactNode {
  const { texts } = useGallery();
  return (
    <div className="storefront-gallery-steps">
      <button type="button" className="previous" aria-label={texts.galleryPrevious} onClick={() => onStep(-1)} />
      <button type="button" className="next" aria-label={texts.galleryNext} onClick={() => onStep(1)} />
    </div>
  );
}
