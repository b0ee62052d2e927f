import type { ReactNode } from 'react'
import { Carousel } from '../../ui/carousel/Carousel.tsx'
import { CarouselButtons } from '../../ui/carousel/CarouselButtons.tsx'

interface InsightCarouselProps {
  heading: string
  count: number
  /** The slides, which nothing changes: in the island's data a page would carry them twice. */
  children: ReactNode
}

/** Articles worth reading: one in view on small screens, two on medium, three on large. */
export function InsightCarousel({ heading, count, children }: InsightCarouselProps) {
  return (
    <div className="bg-paper-2 py-17 md:py-26">
      <div className="wrap">
        <Carousel label={heading} count={count}>
          <div className="mb-9 flex flex-wrap items-end justify-between gap-4">
            <h2 className="display text-h2-wide">{heading}</h2>
            <CarouselButtons />
          </div>
          {children}
        </Carousel>
      </div>
    </div>
  )
}
