import { createContext, type KeyboardEvent, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { Icon, type IconName } from '../Icon.tsx'
import { useAwake } from '../useAwake.ts'

interface CarouselState {
  /** Whether its buttons do something. */
  awake: boolean
  /** The first slide in view, from 0, and the last. */
  first: number
  last: number
  count: number
  /** True at the last position one can scroll to. */
  atEnd: boolean
  move: (step: -1 | 1) => void
}

const CarouselContext = createContext<CarouselState | null>(null)

/** The state of the carousel around a component. */
function useCarousel(): CarouselState {
  const state = use(CarouselContext)
  if (!state) throw new Error('A carousel control was used outside a Carousel. Put it inside <Carousel>.')
  return state
}

interface CarouselProps {
  label: string
  count: number
  /** The list of slides; `data-slides` marks the element that scrolls. */
  children: ReactNode
}

/**
 * Slides in a row that scrolls and snaps by itself: swipe, trackpad and a scrollbar need nothing more. Awake, it adds
 * buttons, arrow keys, and where one is.
 */
export function Carousel({ label, count, children }: CarouselProps) {
  const root = useRef<HTMLElement>(null)
  const awake = useAwake()
  const [place, setPlace] = useState({ first: 0, last: 0, atEnd: false })

  useEffect(() => {
    const slides = slidesIn(root.current)
    if (!slides) return
    const follow = () => setPlace(placeOf(slides))
    follow()
    slides.addEventListener('scroll', follow, { passive: true })
    const resized = new ResizeObserver(follow)
    resized.observe(slides)
    return () => {
      slides.removeEventListener('scroll', follow)
      resized.disconnect()
    }
  }, [])

  const move = (step: -1 | 1) => {
    const slides = slidesIn(root.current)
    // To where a slide begins, so that no browser has to make up the rest. carousel.css says who sees it glide.
    slides?.scrollTo({ left: (placeOf(slides).first + step) * pitchOf(slides) })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    move(event.key === 'ArrowLeft' ? -1 : 1)
  }

  return (
    <CarouselContext value={{ awake, ...place, count, move }}>
      <section
        ref={root}
        aria-roledescription="carousel"
        aria-label={label}
        onKeyDown={onKeyDown}
        data-awake={awake ? '' : undefined}
      >
        {children}
      </section>
    </CarouselContext>
  )
}

const slidesIn = (root: HTMLElement | null) => root?.querySelector<HTMLElement>('[data-slides]')

/** Which slides are in view, and whether there is nothing more to the right. Half a pixel is no distance. */
function placeOf(slides: HTMLElement): { first: number; last: number; atEnd: boolean } {
  const pitch = pitchOf(slides)
  const inView = Math.max(1, Math.round(slides.clientWidth / pitch))
  const first = Math.round(slides.scrollLeft / pitch)
  return {
    first,
    last: Math.min(first + inView, slides.children.length) - 1,
    atEnd: slides.scrollLeft + slides.clientWidth >= slides.scrollWidth - 2,
  }
}

/** From the start of one slide to the start of the next; where there is one alone, no matter. */
function pitchOf({ children: [one, two] }: HTMLElement): number {
  return one && two ? two.getBoundingClientRect().left - one.getBoundingClientRect().left : Number.POSITIVE_INFINITY
}

/** Previous and next, disabled at the ends, and a voice that says where one is. Hidden where scripts do not run. */
export function CarouselButtons() {
  const { awake, first, last, count, atEnd, move } = useCarousel()
  const inView = first === last ? first + 1 : `${first + 1} to ${last + 1}`
  return (
    <div className="slide-buttons">
      <Button label="Previous slide" icon="left" disabled={first === 0} onPress={() => move(-1)} />
      <Button label="Next slide" icon="right" disabled={!awake || atEnd} onPress={() => move(1)} />
      <p role="status" className="sr-only">
        {awake && `${inView} of ${count}`}
      </p>
    </div>
  )
}

interface ButtonProps {
  label: string
  icon: IconName
  disabled: boolean
  onPress: () => void
}

/** At the ends it is disabled for everybody and keeps the focus: the arrow keys go on from there. */
function Button({ label, icon, disabled, onPress }: ButtonProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={disabled} onClick={disabled ? undefined : onPress}>
      <Icon name={icon} />
    </button>
  )
}
