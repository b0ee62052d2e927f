// No TypeScript, which Astro would read through Vite: Node reads this and all of build/ a second faster.
export { settings as default } from './build/astro.ts'
