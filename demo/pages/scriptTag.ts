import { ENTRY, type PageRequest } from './pageRequest.ts';

const ATTRIBUTE = /^data-[a-z-]+$/;

export function scriptTag({ script, query, language }: Pick<PageRequest, 'script' | 'query' | 'language'>): string {
  if (script === 'none') return '';
  const given = query.get('tag') ?? '';
  // Pages of the platform have English unless they ask for another language.
  const attributes = (language && !given.includes('data-language') ? `data-language=${language},${given}` : given)
    .split(',')
    .map((part) => {
      const [name = '', ...value] = part.split('=');
      if (!ATTRIBUTE.test(name)) return '';
      return value.length > 0 ? ` ${name}="${value.join('=').replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"` : ` ${name}`;
    })
    .join('');
  const address = `/dist/${ENTRY[script]}`;
  return script.endsWith('umd')
    ? `<script src="${address}" defer${attributes}></script>`
    : `<script type="module" src="${address}"${attributes}></script>`;
}
