// Tells a player who looks elsewhere that it is their turn.
import { words } from '../words/frame';
import { settings } from './settings.svelte';

let audio: AudioContext | null = null;

// Two soft notes, made on the spot.
function chime(): void {
  audio ??= new AudioContext();
  const now = audio.currentTime;
  [523.25, 659.25].forEach((pitch, i) => {
    const note = audio!.createOscillator();
    const loudness = audio!.createGain();
    note.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, now + i * 0.14);
    loudness.gain.linearRampToValueAtTime(0.12, now + i * 0.14 + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, now + i * 0.14 + 0.5);
    note.connect(loudness).connect(audio!.destination);
    note.start(now + i * 0.14);
    note.stop(now + i * 0.14 + 0.55);
  });
}

export function tellTurn(game: string): void {
  if (settings.sound) chime();
  const allowed = 'Notification' in window && Notification.permission === 'granted';
  if (settings.notify && document.hidden && allowed) void notify(game);
}

// Phones show what comes from a service worker only; without one the page does it itself.
async function notify(game: string): Promise<void> {
  const said = {
    body: words.game.notify({ game }),
    tag: 'paradoxa-turn',
    icon: '/icons/any-192.png',
    data: { address: location.pathname },
  };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) return await worker.showNotification(words.app.name, said);
    const note = new Notification(words.app.name, said);
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // The browser changed its mind.
  }
}

/** Whether the browser lets us; asks where it has not been asked. */
export async function allowNotifications(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  if (Notification.permission === 'default') await Notification.requestPermission();
  return Notification.permission === 'granted';
}
