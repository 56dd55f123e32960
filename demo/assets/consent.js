// A theme's script: the cookie banner, shown until the visitor has answered.
const banner = document.getElementById('consent');
addEventListener('load', () => {
  const { consent } = window.Storefront;
  consent.subscribe(({ analytics }) => {
    banner.hidden = analytics !== null;
  });
  for (const button of banner.querySelectorAll('button')) {
    button.addEventListener('click', () => consent.set({ analytics: button.value === 'yes', marketing: button.value === 'yes' }));
  }
});
