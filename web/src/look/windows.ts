// Windows that need another drawing, not only another arrangement: for `MediaQuery`. The same
// conditions stand in the styles.

/** A phone, upright or held sideways. */
export const SMALL = '(max-width: 720px), (max-height: 480px)';
/** No room for three columns. */
export const NARROW = '(max-width: 1000px), (max-height: 480px)';
/** Not as high as a board would like. */
export const LOW = '(max-height: 760px)';
/** A phone held sideways, or a window that is zoomed in. */
export const SIDEWAYS = '(max-height: 480px) and (orientation: landscape)';
