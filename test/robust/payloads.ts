/** Texts that may run as scripts: scheme × blanks × quotes × tag. Each calls `hit`. */
const schemes = ['javascript:', 'JaVaScRiPt:', 'java\tscript:', ' javascript:', 'data:text/html,', 'vbscript:'];
const blanks = ['', ' ', '\n', '\t', '/'];
const quotes = ['"', "'", '`', ''];
const handlers = ['onerror', 'onload', 'ONFOCUS', 'onmouseover', 'ontoggle'];
const closers = ['', '">', "'>", '</option></select>', '</script>', '-->', ']]>', '</textarea></title>'];

function* generate(): Generator<string> {
  for (const closer of closers) {
    for (const blank of blanks) {
      for (const quote of quotes) {
        for (const handler of handlers) {
          yield `${closer}<img${blank || ' '}src=x${blank || ' '}${handler}=${quote}hit(1)${quote}>`;
        }
        yield `${closer}<svg${blank || ' '}onload=${quote}hit(2)${quote}>`;
        yield `${closer}<details${blank || ' '}open${blank || ' '}ontoggle=${quote}hit(3)${quote}>`;
        yield `${quote}${blank || ' '}onfocus=${quote}hit(4)${quote}${blank || ' '}autofocus${blank || ' '}tabindex=0${closer}`;
        yield `${closer}<script${blank}>hit(5)</script${blank}>${quote}`;
        yield `${closer}<iframe${blank || ' '}srcdoc=${quote}&lt;script&gt;parent.hit(6)&lt;/script&gt;${quote}></iframe>`;
      }
    }
  }
  for (const scheme of schemes)
    for (const blank of blanks) for (const quote of quotes) yield `<a${blank || ' '}href=${quote}${scheme}hit(7)${quote}>x</a>`;
  for (const template of [
    '{{hit(8)}}',
    '${hit(8)}',
    '{%hit(8)%}',
    '<%= hit(8) %>',
    '\u2028hit(8)',
    '&lt;script&gt;hit(8)&lt;/script&gt;',
    '\\u003cscript>hit(8)</script>',
    '__proto__',
    'constructor',
    'toString',
  ])
    yield template;
}

/** Unique, because each is a choice. */
export const payloads: readonly string[] = [...new Set(generate())];
