// Addresses of the client: a path, what it shows, and going there without loading anew.

export type Place =
  | { screen: 'home' }
  | { screen: 'setup'; game: string }
  | { screen: 'table'; id: string }
  | { screen: 'replay'; id: string }
  | { screen: 'rules'; game: string }
  | { screen: 'nowhere' };

export function placeOf(path: string): Place {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  const [head, name, more] = parts;
  if (!head) return { screen: 'home' };
  if (head === 'new' && name) return { screen: 'setup', game: name };
  if (head === 'rules' && name) return { screen: 'rules', game: name };
  if (head === 't' && name && !more) return { screen: 'table', id: name };
  if (head === 't' && name && more === 'replay') return { screen: 'replay', id: name };
  return { screen: 'nowhere' };
}

export const tableAddress = (id: string) => `/t/${encodeURIComponent(id)}`;
export const replayAddress = (id: string) => `/t/${encodeURIComponent(id)}/replay`;
export const setupAddress = (game: string) => `/new/${encodeURIComponent(game)}`;
export const ruleAddress = (game: string, clause = '') =>
  `/rules/${encodeURIComponent(game)}${clause ? `#${clause}` : ''}`;

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);
  place: Place = $derived(placeOf(this.path));

  start(): () => void {
    const read = () => {
      this.path = location.pathname;
      this.hash = location.hash;
    };
    const click = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.('a[href]');
      const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (!(link instanceof HTMLAnchorElement) || !plain || event.defaultPrevented) return;
      if (link.target || link.origin !== location.origin || link.pathname.startsWith('/api/'))
        return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    };
    addEventListener('popstate', read);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', read);
      document.removeEventListener('click', click);
    };
  }

  go(address: string): void {
    const samePath = address.split(/[?#]/)[0] === location.pathname;
    history.pushState(null, '', address);
    this.path = location.pathname;
    this.hash = location.hash;
    if (!samePath) scrollTo(0, 0);
  }

  replace(address: string): void {
    history.replaceState(null, '', address);
    this.path = location.pathname;
    this.hash = location.hash;
  }
}

export const router = new Router();
