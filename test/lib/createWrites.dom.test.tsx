import { afterEach, describe, expect, it } from 'vitest';
import {
  createPart,
  createWrites,
  declareWrites,
  endPart,
  giveBack,
  isIntact,
  openPart,
  type WritingPart,
} from '../../src/lib/createWrites.ts';
import type { Writer } from '../../src/lib/Writer.ts';

afterEach(() => document.body.replaceChildren());

const show = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
};
const functionsOf = (part: WritingPart) => ({
  say: (run: (write: Writer) => void) => declareWrites(part, run),
  end: () => endPart(part),
});
const open = (element: Element) => functionsOf(createPart(element));
async function watch(run: () => void): Promise<number> {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((seen) => records.push(...seen));
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  run();
  await Promise.resolve();
  records.push(...observer.takeRecords());
  observer.disconnect();
  return records.length;
}

describe('what a widget writes on nodes of the page', () => {
  const everything = (element: HTMLElement) => (write: Writer) => {
    write.attribute(element, 'data-state', 'open');
    write.attribute(element, 'title', null);
    write.className(element, 'big', true);
    write.className(element, 'red', false);
    write.style(element, 'visibility', 'hidden');
    write.text(element.querySelector('b')!, 'ours');
  };
  const HTML = '<p class="red\n  old" style="color:RED" title="x"><b>theirs</b></p>';

  it('stands there, and in the end all is as it was, to the letter', () => {
    const element = show(HTML);
    const text = element.querySelector('b')!.firstChild;
    const part = open(element);
    part.say(everything(element));
    expect([element.dataset['state'], element.title, [...element.classList], element.style.visibility, element.textContent]).toEqual([
      'open',
      '',
      ['old', 'big'],
      'hidden',
      'ours',
    ]);
    part.end();
    expect(element.outerHTML).toBe(HTML);
    expect(element.querySelector('b')!.firstChild).toBe(text);
  });

  it('has attributes that were taken away back in their places, but where writing the others would do something', () => {
    const html = '<p role="button" class="x" tabindex="0" title="y"><img hidden="" src="/x.png"></p>';
    const element = show(html);
    const image = element.querySelector('img')!;
    const part = open(element);
    part.say((write) => {
      for (const name of ['role', 'tabindex']) write.attribute(element, name, null);
      write.attribute(image, 'hidden', null);
    });
    expect(element.outerHTML).toBe('<p class="x" title="y"><img src="/x.png"></p>');
    part.end();
    expect(element.outerHTML).toBe(html.replace('hidden="" src="/x.png"', 'src="/x.png" hidden=""'));
  });

  it('leaves no trace where what stood there is said again', () => {
    const element = show('<p class="red  old"></p><b></b>').ownerDocument.querySelector('p')!;
    const bare = element.parentElement!.querySelector('b')!;
    const part = open(element);
    const say = (isBig: boolean) =>
      part.say((write) => {
        for (const node of [element, bare]) write.className(node, 'big', isBig);
        write.style(bare, 'color', isBig ? 'red' : '');
      });
    say(true);
    say(false);
    expect([element.outerHTML, bare.outerHTML]).toEqual(['<p class="red  old"></p>', '<b></b>']);
    say(true);
    part.end();
    expect([element.outerHTML, bare.outerHTML]).toEqual(['<p class="red  old"></p>', '<b></b>']);
  });

  it('is written once, and not at all where it stands there already', async () => {
    const element = show('<p data-state="open"></p>');
    const part = open(element);
    expect(await watch(() => part.say((write) => write.attribute(element, 'data-state', 'open')))).toBe(0);
    expect(await watch(() => part.say((write) => write.attribute(element, 'data-state', 'shut')))).toBe(1);
    expect(await watch(() => part.say((write) => write.attribute(element, 'data-state', 'shut')))).toBe(0);
  });

  it('is given back when it is not said any more, the rest stays', () => {
    const element = show('<p title="x"></p>');
    const part = open(element);
    part.say((write) => {
      write.attribute(element, 'title', 'y');
      write.attribute(element, 'data-state', 'open');
    });
    part.say((write) => write.attribute(element, 'data-state', 'open'));
    expect(element.outerHTML).toBe('<p title="x" data-state="open"></p>');
  });

  it('leaves no empty attribute behind', () => {
    const element = show('<p></p>');
    const part = open(element);
    part.say((write) => {
      write.className(element, 'big', true);
      write.style(element, 'visibility', 'hidden');
    });
    part.end();
    expect(element.outerHTML).toBe('<p></p>');
  });
});

describe('what somebody else has changed meanwhile', () => {
  it('is not fought: it stays until there is something new to say, and comes back after that', () => {
    const element = show('<p title="theirs"></p>');
    const part = open(element);
    const say = (text: string) => part.say((write) => write.attribute(element, 'title', text));
    say('ours');
    element.title = 'translated';
    say('ours');
    expect(element.title).toBe('translated');
    say('ours now');
    expect(element.title).toBe('ours now');
    part.end();
    expect(element.title).toBe('translated');
  });

  it('stays in the end', () => {
    const element = show('<p title="theirs"><b>theirs</b><i class="x"></i></p>');
    const part = open(element);
    const [b, i] = [element.querySelector('b')!, element.querySelector('i')!];
    part.say((write) => {
      write.attribute(element, 'title', 'ours');
      write.text(b, 'ours');
      write.className(i, 'y', true);
    });
    element.title = 'new';
    b.textContent = 'new';
    i.classList.add('z');
    part.end();
    expect(element.outerHTML).toBe('<p title="new"><b>new</b><i class="x z"></i></p>');
  });
});

describe('an element that is to show nothing for a while', () => {
  const HTML = '<p>from <b>$9</b><!-- note --> <i hidden="">each</i></p>';

  it('says nothing, keeps its nodes, and says in the end what it said before', () => {
    const element = show(HTML);
    const nodes = [...element.childNodes];
    const part = open(element);
    const ours = element.appendChild(document.createElement('span'));
    ours.textContent = '$12';
    part.say((write) => write.blank(element, ours));
    expect([element.textContent, element.querySelector('b')!.hidden]).toEqual(['$12', true]);
    expect([...element.childNodes]).toEqual([...nodes, ours]);
    ours.remove();
    part.end();
    expect(element.outerHTML).toBe(HTML);
  });

  it('goes on saying what others say meanwhile', () => {
    const element = show('<p><b>Add To Cart</b></p>');
    const part = open(element);
    const ours = element.appendChild(document.createElement('span'));
    const say = () => part.say((write) => write.blank(element, ours));
    say();
    element.querySelector('b')!.textContent = 'In den Warenkorb';
    part.say(() => undefined);
    expect([element.textContent, element.querySelector('b')!.hidden]).toEqual(['In den Warenkorb', false]);
    say();
    expect(element.textContent).toBe('');
    part.end();
    expect(element.textContent).toBe('In den Warenkorb');
  });

  it('says what it said also where a translator has put its own elements round the texts', () => {
    const element = show('<p><font><font>$9</font></font></p>');
    const part = open(element);
    const ours = element.appendChild(document.createElement('span'));
    part.say((write) => write.blank(element, ours));
    expect(element.textContent).toBe('');
    ours.remove();
    part.end();
    expect(element.outerHTML).toBe('<p><font><font>$9</font></font></p>');
  });
});

describe('the controls of a page', () => {
  it('show what they are to show, and keep in the end what they show: that is the visitor’s', () => {
    const element = show('<p><input value="1"><input type="checkbox"></p>');
    const [text, box] = element.querySelectorAll('input');
    const part = open(element);
    part.say((write) => {
      write.value(text!, '3');
      write.checked(box!, true);
    });
    expect([text!.value, box!.checked]).toEqual(['3', true]);
    part.end();
    expect([text!.value, box!.checked, text!.getAttribute('value')]).toEqual(['3', true, '1']);
  });

  it('lose choices and get the same ones back, in their order, whatever came between', () => {
    const select = show('<select><option>0</option><option>1</option><option>2</option><option>3</option></select>') as HTMLSelectElement;
    const served = [...select.options];
    const part = open(select);
    const out = (...gone: number[]) => part.say((write) => gone.forEach((at) => write.absent(served[at]!)));
    const shown = () => [...select.options].map(({ text }) => text).join('');
    out(1, 2);
    expect(shown()).toBe('03');
    out(2, 3);
    expect(shown()).toBe('01');
    select.append(Object.assign(document.createElement('option'), { textContent: 'new' }));
    out();
    expect(shown()).toBe('0123new');
    expect([...select.options].slice(0, 4)).toEqual(served);
    out(0, 1, 2, 3);
    part.end();
    expect(shown()).toBe('0123new');
  });
});

describe('whether the page is as the widget knows it', () => {
  it('is so while the nodes that it wrote on are where they were', () => {
    const element = show('<div><input><select><option>1</option></select></div>');
    const writes = createWrites(element);
    const ours = document.createElement('i');
    const [input, option] = [element.querySelector('input')!, element.querySelector('option')!];
    functionsOf(openPart(writes)).say((write) => {
      write.value(input, '');
      write.absent(option);
      write.attribute(document.body, 'title', 'x');
      write.attribute(ours, 'title', 'x');
    });
    element.append(ours);
    expect(isIntact(writes)).toBe(true);
    element.append(document.createElement('i'));
    expect(isIntact(writes)).toBe(true);
    input.replaceWith(input.cloneNode());
    expect(isIntact(writes)).toBe(false);
    giveBack(writes);
    expect([element.querySelector('option'), document.body.hasAttribute('title')]).toEqual([option, false]);
  });
});
