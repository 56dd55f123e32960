import { useCallback, useRef, useState, type ReactNode } from 'react';
import { fill } from '../../src/commerce/texts/fill.ts';
import { LazyDialog } from '../../src/core/ui/LazyDialog.ts';
import type { InstalmentTexts } from '../../src/commerce/texts/instalmentTexts.ts';
import { useShop, useSettings } from '../../src/core/ui/ShopContext.ts';
import type { SettingsOf } from '../../src/lib/settingReaders.ts';
import type { instalmentSettings } from './settings.ts';

interface PillProps {
  readonly texts: InstalmentTexts;
  /** `null`: the provider has no page for this country. */
  readonly locale: string | null;
  readonly isClearpay: boolean;
}

/** The provider's name and a button that loads its page on demand. */
export function Pill({ texts, locale, isClearpay }: PillProps): ReactNode {
  const { send } = useShop();
  const settings = useSettings<SettingsOf<typeof instalmentSettings>>();
  const [content, setContent] = useState<ReactNode>(null);
  const [isOpen, setOpen] = useState(false);
  const isAsked = useRef(false);
  const close = useCallback(() => setOpen(false), []);
  const name = isClearpay ? 'clearpay' : 'afterpay';
  const brand = texts[name];

  const open = async () => {
    if (isAsked.current || locale === null) return;
    isAsked.current = true;
    try {
      if (!content) {
        const address = fill(settings.instalmentPage, { language: locale.slice(0, 2), country: locale.slice(3) });
        setContent(await (await import('./explain.ts')).explain(send, address));
      }
      setOpen(true);
    } catch (error) {
      console.warn(`[storefront] ${brand}:`, error);
    }
    isAsked.current = false;
  };

  const pill = {
    className: 'afterpay-pill-button',
    'data-is-clearpay': String(isClearpay),
    children: (
      <>
        <span className={`${name}-logo`} />
        <span className={`${name}-sr-label`}>{brand}</span>
      </>
    ),
  };
  if (locale === null) return <span {...pill} />;
  const opens = { type: 'button', 'aria-haspopup': 'dialog', onClick: () => void open() } as const;
  return (
    <>
      <button {...opens} {...pill} /> <button {...opens} className="afterpay-info-button" aria-label={fill(texts.moreAbout, { brand })} />
      {isOpen && (
        <LazyDialog title={brand} name="afterpay-modal" onClose={close}>
          {content}
        </LazyDialog>
      )}
    </>
  );
}
