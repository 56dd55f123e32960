/** Class names of existing templates. */
export const RESTOCK_CTA = 'product-restock-cta';
export const RESTOCK_FORM = 'product-restock-form';
export const RESTOCK_MAILING_LIST = 'product-restock-mailing-list';

/** The nodes of a block that its widget reads and writes on, the server's or ours; each `null` where there is none. */
export interface RestockNodes {
  readonly cta: Element | null;
  readonly form: Element | null;
  readonly email: HTMLInputElement | null;
  /** Long texts, which are counted. */
  readonly texts: readonly HTMLTextAreaElement[];
  readonly submit: Element | null;
  readonly mailingList: Element | null;
  readonly box: HTMLInputElement | null;
  /** The place of a captcha, which is asked for where it stands. */
  readonly captcha: Element | null;
}

export function findRestockNodes(element: Element): RestockNodes {
  return {
    cta: element.querySelector(`.${RESTOCK_CTA}`),
    form: element.querySelector('form'),
    email: element.querySelector('input[name="email"],input[type="text"],input[type="email"]'),
    texts: [...element.querySelectorAll('textarea')],
    submit: element.querySelector('[type="submit"]'),
    mailingList: element.querySelector(`.${RESTOCK_MAILING_LIST}`),
    box: element.querySelector('input[type="checkbox"]'),
    captcha: element.querySelector('.captcha-container,[data-storefront="captcha"]'),
  };
}

/** How long a text may be, as its markup says. */
export const readTextLimit = (text: HTMLTextAreaElement): string | null =>
  text.getAttribute('data-max-length') ?? text.getAttribute('maxlength');
