import { ENTRY, type ScriptKind } from './pageRequest.ts';

const ATTRIBUTE = /^data-[a-z-]+$/;

export function scriptTag(script: ScriptKind, query: URLSearchParams): string {
  if (script === 'none') return '';
  const attributes = (query.get('tag') ?? '')
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
