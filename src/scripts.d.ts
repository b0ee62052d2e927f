/** A script as text, to be written into a page (build/inline-scripts.ts). */
declare module '*?script' {
  const code: string
  export default code
}
