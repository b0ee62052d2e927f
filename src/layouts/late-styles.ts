/**
 * Asks for the styles of what no first screen shows (src/styles/late.css) once that screen is there: with the page they
 * would come in the middle of its first look. A page that is made ready unseen shows nothing, so there its load counts,
 * and one that is opened at a place further down needs them to find it.
 */
const ask = () => document.querySelector('link[disabled]')?.removeAttribute('disabled')
new PerformanceObserver(ask).observe({ type: 'paint' })
addEventListener(location.hash ? 'DOMContentLoaded' : 'load', ask)

// Its names are its own.
export {}
