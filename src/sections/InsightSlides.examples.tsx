import { Carousel, CarouselButtons } from '../ui/carousel/Carousel.tsx'
import { InsightSlides } from './InsightSlides.tsx'
import { farmland, longWords, payroll, settlement, volatility } from './sample-story.ts'

export const examples = {
  four: (
    <div className="wrap">
      <Carousel label="Latest insights" count={4}>
        <div className="mb-6">
          <CarouselButtons />
        </div>
        <InsightSlides cards={[farmland, payroll, volatility, settlement]} />
      </Carousel>
    </div>
  ),
  one: (
    <div className="wrap">
      <InsightSlides cards={[payroll]} />
    </div>
  ),
  'long words': (
    <div className="wrap">
      <InsightSlides cards={[longWords, payroll]} />
    </div>
  ),
}
