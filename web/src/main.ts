import { mount } from 'svelte';
import App from './App.svelte';
import { isPseudo, PSEUDO } from './words/tongue';
import './look/tokens.css';
import './look/drawer.css';
import './look/components.css';
import './look/board.css';
import './look/parts.css';

if (isPseudo) document.documentElement.lang = PSEUDO;
mount(App, { target: document.getElementById('app')! });

// It keeps the shell. A page that is not served safely has none, and needs none.
if (import.meta.env.PROD) navigator.serviceWorker?.register('/sw.js').catch(() => {});
