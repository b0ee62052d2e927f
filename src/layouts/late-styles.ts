/**
 * Asks for the styles of what no first screen shows (src/styles/late.css) once that screen is there: with the page they
 * would come in the middle of its first look. A page that is made ready unseen shows nothing, so there its load counts.
 */
const ask = () => document.querySelector('link[disabled]')?.removeAttribute('disabled')
new PerformanceObserver(ask).observe({ type: 'paint' })
addEventListener('load', ask)

// Its names are its own.
export {}
