import { mount } from 'svelte';
import App from './App.svelte';
import './look/tokens.css';
import './look/drawer.css';
import './look/components.css';
import './look/board.css';
import './look/parts.css';

mount(App, { target: document.getElementById('app')! });
