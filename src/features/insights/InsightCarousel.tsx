import type { ReactNode } from 'react'
import { Carousel, CarouselButtons } from '../../ui/carousel/Carousel.tsx'

interface InsightCarouselProps {
  heading: string
  count: number
  /** The address of the page that has all of them. */
  all: string
  /** The slides, which nothing changes: in the island's data a page would carry them twice. */
  children: ReactNode
}

/** Articles worth reading: one in view on small screens, two on medium, three on large. */
export function InsightCarousel({ heading, count, all, children }: InsightCarouselProps) {
  return (
    <div className="wrap pb-16 lg:pb-24">
      <Carousel label={heading} count={count}>
        <div className="slides-head">
          <h2 className="display text-h2-wide">{heading}</h2>
          <a href={all} className="named inline-flex min-h-11 items-center font-medium">
            All insights
          </a>
          <CarouselButtons />
        </div>
        {children}
      </Carousel>
    </div>
  )
}
