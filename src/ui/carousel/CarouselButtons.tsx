import { Icon, type IconName } from '../Icon.tsx'
import { useCarousel } from './Carousel.tsx'

const look =
  'grid size-12 cursor-pointer place-items-center rounded-full text-lg [border:1px_solid_var(--color-control)] hover:text-accent aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:text-ink'

/** Previous and next, disabled at the ends, and a voice that says where one is. Hidden where scripts do not run. */
export function CarouselButtons() {
  const { awake, first, last, count, atEnd, move } = useCarousel()
  const inView = first === last ? first + 1 : `${first + 1} to ${last + 1}`
  return (
    <div className={awake ? 'flex gap-2' : 'invisible flex gap-2'}>
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
    <button
      type="button"
      className={look}
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onPress}
    >
      <Icon name={icon} />
    </button>
  )
}
