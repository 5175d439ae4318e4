// Addresses of the client: a path, what it shows, and going there without a reload.

export type Place =
  | { screen: 'home' }
  | { screen: 'setup'; game: string }
  | { screen: 'table'; id: string }
  | { screen: 'replay'; id: string }
  | { screen: 'rules'; game: string }
  | { screen: 'learn'; game: string }
  | { screen: 'nowhere' };

export function placeOf(path: string): Place {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  const [head, name, more] = parts;
  if (!head) return { screen: 'home' };
  if (head === 'new' && name) return { screen: 'setup', game: name };
  if (head === 'learn' && name) return { screen: 'learn', game: name };
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
/** How to play; `idea` is one of its screens. */
export const learnAddress = (game: string, idea = '') =>
  `/learn/${encodeURIComponent(game)}${idea ? `#${idea}` : ''}`;
/** Behind a table's address: how to play, over the game. */
export const LEARN_MARK = '#learn';

// What the history remembers of an address that this page has gone to by itself.
const WENT = 'went';

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
    history.pushState(WENT, '', address);
    this.path = location.pathname;
    this.hash = location.hash;
    if (!samePath) scrollTo(0, 0);
  }

  /** Leaves what was opened by `go`: back to where that was, or to an address if it came from elsewhere. */
  back(address: string): void {
    if (history.state === WENT) history.back();
    else this.replace(address);
  }

  replace(address: string): void {
    history.replaceState(history.state, '', address);
    this.path = location.pathname;
    this.hash = location.hash;
  }
}

export const router = new Router();
