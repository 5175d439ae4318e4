// What this browser remembers for itself.

export type Theme = 'system' | 'light' | 'dark';

function kept<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`paradoxa.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise; // a browser without storage plays all the same
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`paradoxa.${key}`, JSON.stringify(value));
  } catch {
    // Forgotten at the end of the visit, then.
  }
}

export function drop(key: string): void {
  try {
    localStorage.removeItem(`paradoxa.${key}`);
  } catch {
    // It was never there.
  }
}

// A screen that is touched, and no mouse.
const touched = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? true;

class Settings {
  theme = $state<Theme>(kept<Theme>('theme', 'system'));
  sound = $state(kept('sound', false));
  pieces = $state(kept('pieces', !touched())); // their sounds; phones are quiet until told
  notify = $state(kept('notify', false));
  motion = $state(kept('motion', true));
  sort = $state<string>(kept('sort', ''));

  set<K extends 'theme' | 'sound' | 'pieces' | 'notify' | 'motion' | 'sort'>(
    key: K,
    value: Settings[K],
  ): void {
    (this as Settings)[key] = value;
    keep(key, value);
  }

  /** The other theme than the one that is seen now. */
  flip(): void {
    const dark = this.theme === 'dark' || (this.theme === 'system' && prefersDark());
    this.set('theme', dark ? 'light' : 'dark');
  }

  get still(): boolean {
    return !this.motion || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)').matches;

export const settings = new Settings();
export { kept };
