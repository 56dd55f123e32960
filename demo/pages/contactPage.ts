import { pages, site } from '../content/site.ts';
import { contactForm } from './forms/contactForm.ts';
import { newsletter } from './homePage.ts';
import { renderLayout } from './layout.ts';
import type { PageRequest } from './pageRequest.ts';
import { renderTemplate } from './renderTemplate.ts';

/** The contact form (classic markup, version 7, a theme's own cart link) and the newsletter. `?captcha=1` adds a captcha to both. */
export function contactPage(request: PageRequest): string {
  const withCaptcha = request.query.get('captcha') === '1';
  const main = renderTemplate('contact', { site, form: contactForm(withCaptcha), newsletter: newsletter(pages.contact.id, withCaptcha) });
  return renderLayout(
    { title: 'Contact', description: `Write to ${site.name}.`, collection: pages.contact, markup: 'a', cart: 'custom' },
    main,
    request,
  );
}
