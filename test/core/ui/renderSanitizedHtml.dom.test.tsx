import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderSanitizedHtml } from '../../../src/core/ui/renderSanitizedHtml.ts';

const shown = (html: string): string => {
  const { container, unmount } = render(renderSanitizedHtml(html));
  const result = container.firstElementChild!.innerHTML;
  unmount();
  return result;
};

describe('foreign HTML that is shown', () => {
  it.each([
    [
      'text and its marks stay',
      '<h2>Hi</h2><p>Pay <strong>4</strong> &amp; go<br>now</p><ul><li>one</li></ul>',
      '<h2>Hi</h2><p>Pay <strong>4</strong> &amp; go<br>now</p><ul><li>one</li></ul>',
    ],
    [
      'landmarks and the page’s title become boxes',
      '<main><header><h1>Title</h1></header><section>x</section></main>',
      '<div><div><div>Title</div></div><div>x</div></div>',
    ],
    ['a whole page is its body', '<!doctype html><html><head><title>T</title></head><body class="b"><p>x</p></body></html>', '<p>x</p>'],
    [
      'links to the web open beside the shop',
      '<a href="https://pay.example/terms" onclick="x()" id="a">Terms</a>',
      '<a href="https://pay.example/terms" target="_blank" rel="noopener noreferrer">Terms</a>',
    ],
    [
      'links within the other site lead nowhere',
      '<a href="/terms">Terms</a><a href="terms">x</a><a href="//pay.example">y</a>',
      '<a>Terms</a><a>x</a><a>y</a>',
    ],
    [
      'other links lead nowhere',
      '<a href="javascript:x()">a</a><a href=" javascript:x()">b</a><a href="data:text/html,x">c</a><a href="https://u:p@pay.example">d</a><a href="vbscript:x">e</a>',
      '<a>a</a><a>b</a><a>c</a><a>d</a><a>e</a>',
    ],
    [
      'pictures are their words',
      '<p><img src="https://pay.example/x.png" alt="Logo" onerror="x()"><img src=x onerror=x()></p>',
      '<p>Logo</p>',
    ],
    ['attributes go', '<p style="position:fixed" class="c" id="i" lang="en" hidden data-x="1" onclick="x()">x</p>', '<p>x</p>'],
    [
      'unknown tags go with what is in them',
      'a<x-y>b</x-y><script>c</script><style>d</style><iframe srcdoc="e"></iframe><form><input></form><svg><text>f</text></svg><math><mi>g</mi></math><template>h</template>i',
      'ai',
    ],
    ['comments go', '<!-- x --><p>a<!-- y -->b</p>', '<p>ab</p>'],
    ['nothing is nothing', '', ''],
  ])('%s', (_case, html, result) => expect(shown(html)).toBe(result));
});
