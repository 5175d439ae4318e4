// Soft sounds of pieces, computed: a few tones that die away, and a breath of noise.

export type Sound = 'place' | 'slide' | 'flip' | 'gather' | 'glass' | 'crack' | 'chord';

interface Tone {
  hz: number; // 0 is noise
  level: number;
  decay_s: number; // until it has all but gone
  at_s?: number; // begins later
  soft?: number; // how much of the noise's edge is taken off, 0 to 1
}

const knock = (at_s: number, level: number): Tone[] => [
  { hz: 196, level, decay_s: 0.09, at_s },
  { hz: 523, level: level * 0.35, decay_s: 0.04, at_s },
  { hz: 0, level: level * 0.3, decay_s: 0.02, at_s, soft: 0.7 },
];
const chord = [392, 493.88, 587.33, 783.99];

const VOICES: Record<Sound, Tone[]> = {
  place: knock(0, 0.5),
  slide: [{ hz: 0, level: 0.16, decay_s: 0.16, soft: 0.9 }],
  flip: [{ hz: 0, level: 0.2, decay_s: 0.06, soft: 0.6 }, ...knock(0.05, 0.25)],
  gather: [...knock(0, 0.35), ...knock(0.09, 0.3), ...knock(0.17, 0.25)],
  glass: [
    { hz: 1318.5, level: 0.22, decay_s: 0.4 },
    { hz: 2637, level: 0.1, decay_s: 0.25 },
    { hz: 3951, level: 0.05, decay_s: 0.15 },
  ],
  crack: [
    { hz: 0, level: 0.4, decay_s: 0.12, soft: 0.5 },
    { hz: 98, level: 0.5, decay_s: 0.35 },
  ],
  chord: chord.map((hz, i) => ({ hz, level: 0.17, decay_s: 0.9, at_s: i * 0.07 })),
};

const ATTACK_S = 0.004; // no click at the beginning
const GONE = 6; // e⁻⁶ is not heard

/** Noise that is the same every time. */
function noise(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return state / 2 ** 31;
  };
}

/** The wave of a sound, between -1 and 1. */
export function waveOf(sound: Sound, rate_hz: number): Float32Array<ArrayBuffer> {
  const tones = VOICES[sound];
  const length_s = Math.max(...tones.map((tone) => (tone.at_s ?? 0) + tone.decay_s));
  const wave = new Float32Array(Math.ceil(length_s * rate_hz));
  for (const { hz, level, decay_s, at_s = 0, soft = 0 } of tones) {
    const random = noise();
    const from = Math.round(at_s * rate_hz);
    const until = Math.min(wave.length, from + Math.round(decay_s * rate_hz));
    let smooth = 0;
    for (let i = from; i < until; ++i) {
      const t = (i - from) / rate_hz;
      smooth = soft * smooth + (1 - soft) * random();
      const value = hz ? Math.sin(2 * Math.PI * hz * t) : smooth;
      wave[i]! += level * Math.min(1, t / ATTACK_S) * Math.exp((-GONE * t) / decay_s) * value;
    }
  }
  return wave;
}
