import { describe, expect, it } from 'vitest';
import { readParagraphs } from '../../src/lib/readParagraphs.ts';

describe('the words of an excerpt', () => {
  it.each<[string, string, string[]]>([
    ['by paragraphs', '<p>Holds tea.</p><p class="" style="x">And <b>more</b>.</p>', ['Holds tea.', 'And more.']],
    ['without what is no text', '<script>window.x = "<p>"</script><style>p {}</style><!-- <p>no</p> --><img src=x onerror=y>Yes', ['Yes']],
    ['by lines and entries of lists', 'One<br/>two<ul><li>three</li><li>four</li></ul>', ['One', 'two', 'three', 'four']],
    ['with their characters', '5&nbsp;&lt; 6 &amp; 7 &#8211; &#xE9; &copy; &#0; &#9999999;', ['5\u00a0< 6 & 7 – é &copy; &#0; &#9999999;']],
    ['and none where there are none', '<p></p> <p>&#32;</p>', []],
  ])('are read %s', (_case, html, paragraphs) => {
    expect(readParagraphs(html)).toEqual(paragraphs);
  });
});
