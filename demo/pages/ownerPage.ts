import { pages } from '../content/site.ts';
import { renderLayout } from './layout.ts';
import type { PageRequest } from './pageRequest.ts';
import { renderTemplate } from './renderTemplate.ts';

/** `?role=10` opens it with another role. */
export const ownerPage = (request: PageRequest): string =>
  renderLayout(
    {
      title: 'Behind the counter',
      description: 'Who waits for what is sold out.',
      collection: pages.about,
      markup: 'b',
      cart: 'none',
      roles: [Number(request.query.get('role') ?? 1)],
      bodyEnd: `<script type="module">import { startOwner } from '/dist/owner.js'; startOwner(document.querySelector('#owner'));</script>`,
    },
    renderTemplate('owner', {}),
    request,
  );
