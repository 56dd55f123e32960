// The console names a section as `guide#settings`; the index leads on to the page that has it.
const place = location.pathname.replace(/\/$/, '') === '/guide' && document.getElementById(decodeURIComponent(location.hash.slice(1)));
const link = place && place.querySelector('a');
if (link) location.replace(link.href);
