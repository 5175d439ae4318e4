// Plays the sounds of pieces: only if switched on, while the page is visible and has been touched before.
import type { GameEvent } from '../net/frames';
import { settings } from '../table/settings.svelte';
import { waveOf, type Sound } from './voices';

// Of several at once the first of these is heard.
const LOUDEST: Sound[] = ['chord', 'crack', 'glass', 'gather', 'flip', 'slide', 'place'];
const VOLUME = 0.35;

let audio: AudioContext | null = null;
const buffers = new Map<Sound, AudioBuffer>();

function bufferOf(context: AudioContext, sound: Sound): AudioBuffer {
  const known = buffers.get(sound);
  if (known) return known;
  const wave = waveOf(sound, context.sampleRate);
  const made = context.createBuffer(1, wave.length, context.sampleRate);
  made.copyToChannel(wave, 0);
  buffers.set(sound, made);
  return made;
}

/** What these events sound like, if anything. */
export const soundOf = (events: GameEvent[], each: Record<string, Sound>): Sound | null => {
  const made = new Set(events.map(({ event }) => each[event]));
  return LOUDEST.find((sound) => made.has(sound)) ?? null;
};

export function soundsLike(events: GameEvent[], each: Record<string, Sound>): void {
  const sound = settings.pieces && !document.hidden ? soundOf(events, each) : null;
  if (!sound || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const source = audio.createBufferSource();
  const volume = audio.createGain();
  volume.gain.value = VOLUME;
  source.buffer = bufferOf(audio, sound);
  source.connect(volume).connect(audio.destination);
  source.start();
}
