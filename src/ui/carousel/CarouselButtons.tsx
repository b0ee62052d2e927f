import { Icon } from '../Icon.tsx'
import { useCarousel } from './Carousel.tsx'

const look =
  'grid size-12 cursor-pointer place-items-center rounded-full text-lg [border:1px_solid_var(--color-control)] hover:text-accent disabled:cursor-default disabled:opacity-40'

/** Previous and next, disabled at the ends, and a voice that says where one is. Hidden where scripts do not run. */
export function CarouselButtons() {
  const { first, count, atEnd, move } = useCarousel()
  const awake = first !== undefined
  return (
    <div className={awake ? 'flex gap-2' : 'invisible flex gap-2'}>
      <button type="button" className={look} aria-label="Previous slide" disabled={!first} onClick={() => move(-1)}>
        <Icon name="left" />
      </button>
      <button type="button" className={look} aria-label="Next slide" disabled={!awake || atEnd} onClick={() => move(1)}>
        <Icon name="right" />
      </button>
      <p role="status" className="sr-only">
        {awake && `${first + 1} of ${count}`}
      </p>
    </div>
  )
}
