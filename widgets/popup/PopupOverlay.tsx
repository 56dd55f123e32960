import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { isCartPage } from '../../src/core/page/pillPlace.ts';
import { LazyDialog, loadDialog } from '../../src/core/ui/LazyDialog.ts';
import { LazyPageDialog } from '../../src/core/ui/LazyPageDialog.ts';
import { openStore } from '../../src/lib/openStore.ts';
import { useSlotVisible, useWrites } from '../../src/core/ui/useWrites.ts';
import { useStyles } from '../../src/core/ui/useStyles.ts';
import type { WidgetParts, WidgetProps } from '../../src/core/mount/defineWidget.ts';
import { useActions, useSettings } from '../../src/core/ui/ShopContext.ts';
import { isDialogOpen } from '../../src/core/page/isDialogOpen.ts';
import { isDue, readPopupRecord, writePopupRecord, whenDue } from './whenDue.ts';
import { readPopup, type PopupProps } from './readPopup.ts';
import styles from './popup-overlay.css?inline';
import type { PopupEvents } from './events.ts';
import type { RareDeps } from '../../src/core/feature/ShopDeps.ts';
import { addListener } from '../../src/lib/listen.ts';

const MOBILE_MAX_WIDTH_PX = 432;

/** Emitted by a form that the platform has accepted; bubbles. */
const SUBMITTED = 'storefront:form-submitted';

/** Shown by the owner's settings; records how it was closed. */
function PopupOverlay({ element, ...props }: PopupProps & WidgetProps): ReactNode {
  const { settings, onExit, template } = props;
  const emit = useActions(emitOf);
  const { cartPath } = useSettings();
  const [isOpen, setOpen] = useState(false);
  const isSubmitted = useRef(false);
  const version = settings.version ?? null;
  const keep = useCallback(() => {
    writePopupRecord(openStore('localStorage'), { closedDate: Date.now(), version, submitted: isSubmitted.current });
  }, [version]);

  useLayoutEffect(() => {
    const store = openStore('localStorage');
    const isDueNow = () => isDue(readPopupRecord(store), settings, Date.now());
    if (isCartPage(document, cartPath) || !isDueNow()) return undefined;
    const isBusy = () => isTyping(document) || isDialogOpen(document, element);
    // If it cannot be loaded, the dialog itself reports it.
    const prepare = () => loadDialog(!template).catch(() => undefined);
    return whenDue({ settings, onExit, isBusy, prepare }, () => {
      const isLeftOut = innerWidth <= MOBILE_MAX_WIDTH_PX && !settings.enableMobile;
      // Another tab may have shown it meanwhile.
      if (isLeftOut || !isDueNow()) return;
      setOpen(true);
      emit('overlay-shown', { productInstance: null, version });
    });
  }, [emit, cartPath, element, onExit, settings, template, version]);

  const close = () => {
    setOpen(false);
    keep();
    emit('overlay-closed', { productInstance: null, version, submitted: isSubmitted.current });
  };
  const submit = useCallback(() => {
    isSubmitted.current = true;
    keep();
  }, [keep]);

  if (template) return isOpen && <TemplatePopup template={template} title={props.title} onSubmit={submit} onClose={close} />;
  return <ElementPopup {...props} element={element} isOpen={isOpen} onSubmit={submit} onClose={close} />;
}

interface ShownProps {
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** A template's content in our own lightbox. */
function TemplatePopup({ template, title, onSubmit, onClose }: ShownProps & { template: HTMLTemplateElement; title: string }): ReactNode {
  const fill = useCallback(
    (node: HTMLDivElement | null) => {
      if (!node) return;
      addListener(node, SUBMITTED, onSubmit);
      node.append(document.importNode(template.content, true));
    },
    [onSubmit, template],
  );
  return (
    <LazyDialog title={title} isTitleShown={false} className="storefront-popup-lightbox" onClose={onClose}>
      <div ref={fill} />
    </LazyDialog>
  );
}

function ElementPopup({
  element,
  box,
  title,
  isOpen,
  onSubmit,
  onClose,
}: ShownProps & Omit<PopupProps, 'settings'> & WidgetProps & { isOpen: boolean }): ReactNode {
  const { shopTexts } = useSettings();
  const [closer, setCloser] = useState<HTMLButtonElement | null>(null);
  useStyles(styles);
  useSlotVisible(isOpen);
  useWrites((write) => {
    for (const name of ['sqs-modal-lightbox', 'storefront-popup']) write.className(element, name, isOpen);
    if (box !== element) write.className(box, 'lightbox-content', isOpen);
  });
  useLayoutEffect(() => addListener(element, SUBMITTED, onSubmit), [element, onSubmit]);
  if (!isOpen) return null;
  return (
    <>
      <button ref={setCloser} type="button" className="lightbox-close" aria-label={shopTexts.close}>
        <svg viewBox="0 0 44 44" width="44" height="44" stroke="currentColor" aria-hidden="true">
          <path d="M15 15l14 14M29 15L15 29" strokeWidth="2" />
        </svg>
      </button>
      {closer && (
        <LazyPageDialog frame={element} box={null} content={box} dialog={box} title={title} closer={closer} isOurs onClose={onClose} />
      )}
    </>
  );
}

export const parts: WidgetParts<PopupProps> = {
  Component: PopupOverlay,
  read: readPopup,
  placeIn: ({ box }) => ({ parent: box, before: box.firstChild }),
};

const emitOf = ({ emit }: Pick<RareDeps<unknown, PopupEvents>, 'emit'>) => emit;

const TYPED_IN =
  'textarea,select,iframe,[role="textbox"],[contenteditable]:not([contenteditable="false"]),' +
  'input:not([type="button"],[type="checkbox"],[type="color"],[type="file"],[type="image"],[type="radio"],[type="range"],[type="reset"],[type="submit"])';

/** A dialog that takes the focus would take the letters that follow. Frames count, because they may contain a field. */
export function isTyping(page: Document): boolean {
  let focused = page.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused?.matches(TYPED_IN) ?? false;
}
