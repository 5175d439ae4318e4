// The service worker: keeps the shell for when there is no line, and shows the page again when somebody
// taps a notification. A page comes from the server whenever that answers, so that nobody sees an old one
// with a new server; files under /assets/ have their hash in their name and never change. The API is
// never touched. The build fills in VERSION and SHELL.
const VERSION = '__VERSION__';
const SHELL = ['__SHELL__'];
const CACHE = `paradoxa-${VERSION}`;
const PAGE = '/index.html';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([PAGE, ...SHELL])));
});

self.addEventListener('activate', (event) => {
  const old = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(old());
});

async function page(request) {
  try {
    const fresh = await fetch(request);
    if (fresh.ok && fresh.headers.get('Content-Type')?.startsWith('text/html')) {
      const cache = await caches.open(CACHE);
      await cache.put(PAGE, fresh.clone());
    }
    return fresh;
  } catch (broken) {
    const kept = await caches.match(PAGE, { ignoreVary: true });
    if (!kept) throw broken;
    return kept;
  }
}

async function asset(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, fresh.clone());
  }
  return fresh;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/'))
    event.respondWith(page(request));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { address = '/' } = event.notification.data ?? {};
  const show = async () => {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const open = windows.find((one) => new URL(one.url).pathname === address);
    return open ? open.focus() : self.clients.openWindow(address);
  };
  event.waitUntil(show());
});
