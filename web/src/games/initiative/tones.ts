// The two tones of each of the fifteen worlds. The cover is drawn with them as well.
export const TONES: [light: string, dark: string][] = [
  ['#ffb547', '#8a3d08'],
  ['#57c7c9', '#0d4a66'],
  ['#ff6a4d', '#5c0f1e'],
  ['#8c7bd9', '#231a5c'],
  ['#cfe3ff', '#49689c'],
  ['#c98a62', '#4a2417'],
  ['#bff0e0', '#2b7f7a'],
  ['#4f8be8', '#0d2263'],
  ['#d64f8f', '#4d0d3c'],
  ['#5fae63', '#12402e'],
  ['#a9d8ff', '#2f5fa0'],
  ['#f6e27a', '#8f6a12'],
  ['#d9d5e8', '#5f587c'],
  ['#7a5a9c', '#1d0f38'],
  ['#f0c9a0', '#7d4a2c'],
];
