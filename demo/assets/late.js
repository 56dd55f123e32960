// A theme's own script: brings product blocks into the page after it has loaded, and takes them away again.
const place = document.getElementById('late-place');
const template = document.getElementById('late-product');
document.getElementById('add-late').addEventListener('click', () => place.append(template.content.cloneNode(true)));
document.getElementById('remove-late').addEventListener('click', () => place.lastElementChild?.remove());
