// Who we are: a guest from the first click that needs one, with a name that can be changed.
import { freshBytes } from '../luck/bytes';
import { http, Refused } from '../net/http';
import { words } from '../words/frame';
import { keep, kept } from './settings.svelte';

class Me {
  name = $state<string | null>(null);
  private asking: Promise<string> | null = null;

  /** Looks whether the server still knows us, where it ever did. */
  async look(): Promise<void> {
    if (!kept('known', false)) return;
    try {
      this.name = (await http.me()).name;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  /** Makes sure that we are somebody. */
  ensure(): Promise<string> {
    this.asking ??= this.introduce().finally(() => (this.asking = null));
    return this.asking;
  }

  async rename(name: string): Promise<void> {
    await this.ensure();
    this.name = (await http.rename(name)).name;
  }

  private async introduce(): Promise<string> {
    if (this.name === null) await this.look();
    if (this.name === null) {
      const [a, b] = freshBytes(2);
      this.name = (await http.guest(words.name.fresh({ n: 100 + ((a! * 256 + b!) % 900) }))).name;
      keep('known', true);
    }
    return this.name;
  }
}

export const me = new Me();
