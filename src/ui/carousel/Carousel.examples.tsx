import { Carousel, CarouselButtons } from './Carousel.tsx'

const slides = (titles: readonly string[]) => (
  <Carousel label="Divisions" count={titles.length}>
    <div className="mb-6">
      <CarouselButtons />
    </div>
    <div data-slides="" className="slides">
      {titles.map((title) => (
        <a key={title} href="/about" className="edged p-7">
          {title}
        </a>
      ))}
    </div>
  </Carousel>
)

export const examples = {
  five: slides(['Software', 'Investment', 'Services', 'Insights', 'Community']),
  one: slides(['Software']),
  'long words': slides(['Rechtsschutzversicherungsgesellschaften', 'Investment', 'Services', 'Insights']),
}
