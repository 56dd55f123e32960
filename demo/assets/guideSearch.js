const MOST = 12;

/** The index, made with the pages, and the library that reads it. */
async function loadIndex() {
  const [{ default: MiniSearch }, answer] = await Promise.all([import('/guide/minisearch.js'), fetch('/guide/search.json')]);
  const { options, index } = await answer.json();
  return MiniSearch.loadJS(index, options);
}

/** Every word counts as the beginning of one; misspelt longer ones are found too, and headings count more than text. */
const find = (index, text) => {
  const how = { prefix: true, fuzzy: (word) => (word.length > 5 ? 0.15 : 0), boost: { title: 6, page: 4 }, combineWith: 'AND' };
  return index.search(text, how).slice(0, MOST);
};

/** Adds the search to the header; the index is loaded at the first focus. */
export function createSearch(header) {
  const box = document.createElement('search');
  box.className = 'guide-search';
  box.innerHTML =
    '<input type="search" placeholder="Search the guide" aria-label="Search the guide" autocomplete="off"><p class="visually-hidden" role="status"></p><ul hidden></ul>';
  const [field, status, list] = box.children;
  let loading;
  // What is lost is requested again at the next letter.
  const load = () =>
    (loading ??= loadIndex().catch(() => {
      loading = undefined;
      return null;
    }));
  field.addEventListener('focus', load, { once: true });
  field.addEventListener('input', async () => {
    const index = await load();
    const found = index ? find(index, field.value) : [];
    list.replaceChildren(
      ...found.map(({ page, title, href }) => {
        const item = document.createElement('li');
        const link = document.createElement('a');
        link.href = href;
        link.textContent = title === '' ? page : `${page}: ${title}`;
        item.append(link);
        return item;
      }),
    );
    list.hidden = found.length === 0;
    const nothing = index ? 'Nothing found' : 'The search could not be loaded';
    status.textContent = field.value.trim() === '' ? '' : found.length === 0 ? nothing : `${found.length} found`;
    status.classList.toggle('visually-hidden', found.length > 0 || field.value.trim() === '');
  });
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    list.hidden = true;
    field.focus();
  });
  header.querySelector('.guide-name').after(box);
}
