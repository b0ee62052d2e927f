import { type ComponentProps, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Carousel, CarouselButtons } from './Carousel.tsx'

// The children come as the third argument, which the type of the props cannot know.
const slides = { label: 'x', count: 2 } as ComponentProps<typeof Carousel>

test('controls inside a carousel are drawn', () => {
  const html = renderToString(createElement(Carousel, slides, createElement(CarouselButtons)))
  expect(html).toContain('Next slide')
})

test('outside one, the error says how to fix it', () => {
  expect(() => renderToString(createElement(CarouselButtons))).toThrow(/outside a Carousel.*inside <Carousel>/)
})
