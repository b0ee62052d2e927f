import type { AstroIntegration } from 'astro'

/** Makes `client:intent` known to Astro (src/islands/intent-directive.ts says what it does). */
export function intentDirective(): AstroIntegration {
  return {
    name: 'intent-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'intent', entrypoint: './src/islands/intent-directive.ts' }),
    },
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean
  }
}
