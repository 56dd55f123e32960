import { createSearch } from './guideSearch.js';

/** The console names a section as `guide#settings`; the index leads on to the page that has it. */
function followAnchor() {
  const isIndex = location.pathname.replace(/\/(?:index\.html)?$/, '') === '/guide';
  const link = isIndex && document.getElementById(decodeURIComponent(location.hash.slice(1)))?.querySelector('a');
  if (link) location.replace(link.href);
}

function createButton(words, onPress) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words;
  button.addEventListener('click', () => onPress(button));
  return button;
}

const copyButton = (read) =>
  createButton('Copy', async (button) => {
    // Pages without https have no clipboard.
    const isCopied = await navigator.clipboard?.writeText(read()).then(
      () => true,
      () => false,
    );
    button.textContent = isCopied ? 'Copied' : 'Select and copy by hand';
    setTimeout(() => (button.textContent = 'Copy'), 2000);
  });

/** Each snippet gets a button that copies it. */
function addCopyButtons() {
  for (const code of document.querySelectorAll('pre > code')) {
    const box = document.createElement('div');
    box.className = 'guide-snippet';
    code.parentElement.before(box);
    box.append(
      code.parentElement,
      copyButton(() => code.textContent),
    );
  }
}

/** A live example: its markup in a field, which runs in the frame beside it. */
function makeEditor(example) {
  const code = example.querySelector('code');
  const frame = example.querySelector('iframe');
  const { example: address } = example.dataset;
  const field = document.createElement('textarea');
  const original = code.textContent;
  field.value = original;
  field.rows = original.split('\n').length + 1;
  field.spellcheck = false;
  field.setAttribute('aria-label', 'Markup of the example');
  const run = async () => {
    const page = await (await fetch(address)).text();
    sessionStorage.setItem(
      'guide-example',
      page.replace(/(?<=<!-- example -->\n)[^]*(?=\n<!-- \/example -->)/, () => field.value),
    );
    frame.src = `/guide/examples/run?${Date.now()}`;
  };
  const reset = () => {
    field.value = original;
    frame.src = address;
  };
  const bar = document.createElement('p');
  bar.className = 'guide-buttons';
  bar.append(
    createButton('Run', run),
    createButton('Reset', reset),
    copyButton(() => field.value),
  );
  code.parentElement.replaceWith(field);
  field.after(bar);
}

followAnchor();
for (const example of document.querySelectorAll('.guide-example')) makeEditor(example);
addCopyButtons();
createSearch(document.querySelector('.guide-header'));
