export const RESTOCK_CTA = 'product-restock-cta';
export const RESTOCK_FORM = 'product-restock-form';
export const RESTOCK_MAILING_LIST = 'product-restock-mailing-list';

export interface RestockNodes {
  readonly cta: Element | null;
  readonly form: Element | null;
  readonly email: HTMLInputElement | null;
  readonly texts: readonly HTMLTextAreaElement[];
  readonly submit: Element | null;
  readonly mailingList: Element | null;
  readonly box: HTMLInputElement | null;
  /** Shown when it is needed. */
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

/** Maximum length stated in the markup. */
export const readTextLimit = (text: HTMLTextAreaElement): string | null =>
  text.getAttribute('data-max-length') ?? text.getAttribute('maxlength');
